export { renderAbility, renderFace } from './ability';
export { certify, type Certificate } from './certify';
