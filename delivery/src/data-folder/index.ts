export { restrictDataFolder, restrictFileMode } from './restrict-data-folder.ts';
