import { staticFilesFolder } from './folder.ts';
import { writeDocuments, writePictures } from './write-static-files.ts';

/* npm run static-files: writes the printed documents and the pictures into the data folder of the shop. */

const { API_BASE_URL, API_PORT, PUBLIC_URL } = process.env;
const folder = staticFilesFolder(process.env);

const results = await Promise.allSettled([
  writePictures(folder),
  writeDocuments(folder, {
    apiBaseUrl: API_BASE_URL?.replace(/\/+$/, '') || `http://127.0.0.1:${API_PORT || 3001}`,
    origin: PUBLIC_URL?.replace(/\/+$/, '') || null,
  }),
]);
for (const result of results) {
  if (result.status === 'fulfilled') continue;
  process.stderr.write(`${String(result.reason)}\n`);
  process.exitCode = 1;
}
