import type { AbilityCommon } from './module';

/** What an ability has that does nothing: what it does, and where else it works, is put in its place. */
export const bareAbility: AbilityCommon = {
  item: 0,
  zones: ['battlefield'],
  targets: [],
  values: [],
  body: [],
  modal: null,
  gate: null,
};
