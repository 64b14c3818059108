export { type LoadedRemote, type Loads, loadExposed } from '../remotes/index.ts';
export { type ApplicationsOptions, startApplications } from './applications.ts';
