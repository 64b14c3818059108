export { type ArmLink, readArmLink, writeArmLink } from './arm-link.ts';
export { sealed, sealOf, unsealed } from './seal.ts';
