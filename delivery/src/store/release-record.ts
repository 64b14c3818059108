import { RemoteManifestSchema } from '@vitrava/shared-kit/contracts/manifest';
import { type Static, Type } from 'typebox';
import { FOLDER_NAME, INNER_PATH } from './directory-layout.ts';

/** One browser file of a release. `path` is relative to `browser/`, and so to the address `/releases/<remote>/<version>/`. */
export const ReleaseFileSchema = Type.Object({
  path: Type.String({ pattern: INNER_PATH }),
  bytes: Type.Integer({ minimum: 0 }),
  /** Size after brotli at quality 11; equal to `bytes` where compression does not pay (images, fonts). */
  brotliBytes: Type.Integer({ minimum: 0 }),
  integrity: Type.String({ pattern: '^sha(?:256|384)-' }),
});
export type ReleaseFile = Static<typeof ReleaseFileSchema>;

/**
 * Files that one exposed module needs, paths relative to `browser/`. `js` and `css` hold everything reachable;
 * `lazy` names those of them that the module itself imports later. The shell's `./entry` also names its `starter`: the one script
 * that a document runs before the first paint, which loads `js` after it. Releases made before there was one have none.
 */
export const ExposedFilesSchema = Type.Object({
  js: Type.Array(Type.String()),
  css: Type.Array(Type.String()),
  lazy: Type.Array(Type.String()),
  starter: Type.Optional(Type.String()),
});
export type ExposedFiles = Static<typeof ExposedFilesSchema>;

/** `release.json`: all that a server needs of a release without running it. Only its signature may change. */
export const ReleaseRecordSchema = Type.Object({
  remote: Type.String({ pattern: FOLDER_NAME }),
  /** `<package version>-<first 10 hex of the content digest>`: the same content always has the same version. */
  version: Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.-]*$' }),
  /** ISO 8601, UTC. */
  createdAt: Type.String(),
  contracts: RemoteManifestSchema.properties.contracts,
  manifest: RemoteManifestSchema,
  /** Federation entry relative to `browser/`; null for the shell, which is the host. */
  remoteEntry: Type.Union([Type.String(), Type.Null()]),
  exposes: Type.Record(Type.String(), ExposedFilesSchema),
  /** Browser files only; nothing else of a release has an address. */
  files: Type.Array(ReleaseFileSchema),
  server: Type.Object({ bytes: Type.Integer({ minimum: 0 }), integrity: Type.String({ pattern: '^sha(?:256|384)-' }) }),
  /** When the gate has opened its pages in a browser; absent where it could not. */
  openedAt: Type.Optional(Type.String()),
  /** Of a team, over all the rest but `openedAt` (docs/decisions/041): the id of its key, and the Ed25519 signature in base64. */
  signature: Type.Optional(Type.Object({ key: Type.String(), value: Type.String() })),
});
export type ReleaseRecord = Static<typeof ReleaseRecordSchema>;

/** The browser files that the release folder holds: none of a remote whose files stay on its team's own origin. */
export function storedFiles({ manifest, files }: ReleaseRecord): readonly ReleaseFile[] {
  return manifest.foreign?.base === undefined ? files : [];
}
