export { closeDataFolder, keepToOneself } from './close-data-folder.ts';
