export { type BuildToSend, type Door, openDoor } from './door.ts';
