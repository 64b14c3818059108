export { serveDoor } from './open-door.ts';
export { type DoorPluginOptions, door } from './plugin.ts';
