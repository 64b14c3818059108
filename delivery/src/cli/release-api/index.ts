export { addReleaseApiCommand, type ListenOptions } from './release-api-command.ts';
