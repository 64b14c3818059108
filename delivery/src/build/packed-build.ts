import { type Static, Type } from 'typebox';
import type { DistFile } from './read-dist.ts';

/** The largest build that can be sent, in bytes and files; this shop's releases have a tenth of that. */
export const BUILD_LIMITS = { bytes: 32 * 1024 ** 2, files: 2_000 } as const;
/** The largest request with a build. Base64 adds a third to the bytes of the files. */
export const BUILD_REQUEST_BYTES = 44 * 1024 ** 2;

/** A name in a path: no way up, nothing hidden, and no character that is none in the file names of some platform. */
const NAME = String.raw`[^.\\/:*?"<>|\u0000-\u001f\u007f-\u009f][^\\/:*?"<>|\u0000-\u001f\u007f-\u009f]*`;
/** The places in `dist` that belong to a release; nothing else, and nothing that leads out of it. */
const BUILD_PATH = String.raw`^(?:server\.cjs|remote\.manifest\.json|browser(?:/${NAME})+)$`;

/** The files of a build as they are sent, each with its content in base64. */
export const PackedFilesSchema = Type.Array(
  Type.Object({ path: Type.String({ maxLength: 300, pattern: BUILD_PATH }), content: Type.String() }),
  {
    maxItems: BUILD_LIMITS.files,
  },
);
export type PackedFiles = Static<typeof PackedFilesSchema>;

/** Packs the files of a build. Throws a sentence when there are none, or too many. */
export function packFiles(files: readonly DistFile[], folder: string): PackedFiles {
  if (files.length === 0) throw new Error(`There is no build in ${folder}: build the remote first.`);
  const total = files.reduce((sum, { content }) => sum + content.length, 0);
  if (total > BUILD_LIMITS.bytes || files.length > BUILD_LIMITS.files) {
    const has = `${files.length} files with ${(total / 1024 ** 2).toFixed(1)} MB`;
    throw new Error(`The build has ${has}; a shop takes at most ${BUILD_LIMITS.files} with ${BUILD_LIMITS.bytes / 1024 ** 2} MB.`);
  }
  return files.map(({ path, content }) => ({ path, content: content.toString('base64') }));
}

/** A sentence about a path that the build contains twice, or as a file and as a folder; null when there is none. */
export function findPathConflict(packed: PackedFiles): string | null {
  const folders = new Set(packed.flatMap(({ path }) => path.split('/').map((_part, index, parts) => parts.slice(0, index).join('/'))));
  const paths = new Set<string>();
  for (const { path } of packed) {
    if (paths.has(path)) return `The build contains the path ${path} twice.`;
    if (folders.has(path)) return `The build contains the path ${path} both as a file and as a folder.`;
    paths.add(path);
  }
  return null;
}

/** The files of a packed build; null when its paths conflict. */
export function unpackFiles(packed: PackedFiles): readonly DistFile[] | null {
  if (findPathConflict(packed) !== null) return null;
  return packed.map(({ path, content }) => ({ path, content: Buffer.from(content, 'base64') }));
}
