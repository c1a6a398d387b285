export { renderAbility, renderFace, renderPart } from './ability';
export { certify, type Certificate } from './certify';
