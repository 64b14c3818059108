export { developerKey } from './developer-key.ts';
export { addTeamCommands } from './development-commands.ts';
export { isAddress, withDownload } from './download-build.ts';
export { loadPreset } from './preset.ts';
export { findProject, type Project, type Repository } from './project.ts';
