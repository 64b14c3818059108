export { openDatabase } from './dumped.ts';
export { makeBackup } from './make-backup.ts';
export { readPlaces } from './places.ts';
export { restoreBackup } from './restore-backup.ts';
