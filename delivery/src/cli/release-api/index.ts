export { findForeign } from './find-unowned-remote.ts';
export { addDoorCommand, type DoorOptions } from './release-api-command.ts';
export { type DoorLine, doorOption, offerDoor, takeDoor } from './release-api-option.ts';
export { isLink, isSendable, SENDABLE } from './remote-commands.ts';
