export { restrictDataFolder, restrictUmask } from './restrict-data-folder.ts';
