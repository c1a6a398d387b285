export type { FaceContext } from './context';
export { contextOf } from './context';
export { canonical, normalize } from './normalize';
export type { Edit, Normalized, Piece, SetAside, Unit } from './normalized';
export { original, toOriginal, undo } from './normalized';
export { isOpenRow, isResultRow } from './rows';
export type { Token } from './tokens';
export { tokens } from './tokens';
