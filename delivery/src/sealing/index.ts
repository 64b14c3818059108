export { type ArmLink, readArmLink, writeArmLink } from './arm-link.ts';
export { type DeveloperPass, type PassPurpose, readDeveloperPass, writeDeveloperPass } from './developer-pass.ts';
export { sealed, sealOf, unsealed } from './seal.ts';
