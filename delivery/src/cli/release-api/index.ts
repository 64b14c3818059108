export { findUnownedRemote } from './find-unowned-remote.ts';
export { addReleaseApiCommand, type ListenOptions } from './release-api-command.ts';
export { addReleaseApiOptions, type RemoteCommandLine, releaseApiOption, takeReleaseApiAddress } from './release-api-option.ts';
export { isLinkCommand, isRemoteCommand, REMOTE_COMMANDS } from './remote-commands.ts';
