import { type Static, Type } from 'typebox';
import type { DistFile } from './read-dist.ts';

/** What is taken of a build that is sent: bytes of its files, and how many they are. A release of this shop has a tenth of it. */
export const BUILD_LIMITS = { bytes: 32 * 1024 ** 2, files: 2_000 } as const;
/** Of a request with a build: base64 takes a third more. */
export const BUILD_REQUEST_BYTES = 44 * 1024 ** 2;

/** A name in a path: no way up, nothing hidden, and no character that is none in the file names of some platform. */
const NAME = String.raw`[^.\\/:*?"<>|\u0000-\u001f\u007f-\u009f][^\\/:*?"<>|\u0000-\u001f\u007f-\u009f]*`;
/** The places in `dist` that belong to a release; nothing else, and nothing that leads out of it. */
const BUILD_PATH = String.raw`^(?:server\.cjs|remote\.manifest\.json|browser(?:/${NAME})+)$`;

/** The files of a build as they are sent, each with its content in base64. */
export const PackedFilesSchema = Type.Array(
  Type.Object({ path: Type.String({ maxLength: 300, pattern: BUILD_PATH }), content: Type.String() }),
  {
    minItems: 1,
    maxItems: BUILD_LIMITS.files,
  },
);
export type PackedFiles = Static<typeof PackedFilesSchema>;

/** Packs the files of a build. Throws a sentence when there are none, or more than is taken. */
export function packFiles(files: readonly DistFile[], folder: string): PackedFiles {
  if (files.length === 0) throw new Error(`There is no build in ${folder}: build the remote first.`);
  const total = files.reduce((sum, { content }) => sum + content.length, 0);
  if (total > BUILD_LIMITS.bytes || files.length > BUILD_LIMITS.files) {
    const has = `${files.length} files with ${(total / 1024 ** 2).toFixed(1)} MB`;
    throw new Error(`The build has ${has}; a shop takes at most ${BUILD_LIMITS.files} with ${BUILD_LIMITS.bytes / 1024 ** 2} MB.`);
  }
  return files.map(({ path, content }) => ({ path, content: content.toString('base64') }));
}

/** The files of a packed build; null when a path is there twice, or both a file and a folder. */
export function unpackFiles(packed: PackedFiles): readonly DistFile[] | null {
  const paths = new Set(packed.map(({ path }) => path));
  const folders = new Set(packed.flatMap(({ path }) => path.split('/').map((_part, index, parts) => parts.slice(0, index).join('/'))));
  if (paths.size < packed.length || packed.some(({ path }) => folders.has(path))) return null;
  return packed.map(({ path, content }) => ({ path, content: Buffer.from(content, 'base64') }));
}
