export { type LoadedRemote, type Loads, loadExposed } from '../remotes/index.ts';
export type { ApplicationsOptions } from './application.ts';
export { startApplications } from './applications.ts';
