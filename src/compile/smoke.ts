import { makeSmoke } from '../engine/smoke/smoke';
import { expandGranted, readRules } from './granted';

/** Tries the abilities of a face, without texts and spans, and tells what goes wrong. One board serves all faces. */
export const smokeOf = makeSmoke({ expand: expandGranted, read: readRules });
