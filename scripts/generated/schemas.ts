import { Type } from 'typebox';
import { ForeignFileSchema } from '../../delivery/src/foreign/index.ts';
import { RemoteFileSchema, RouteFileSchema } from '../../shared-kit/src/build/index.ts';
import { RemoteManifestSchema } from '../../shared-kit/src/contracts/manifest.ts';

const OF_SHELL = ['$schema', 'name', 'contracts', 'routes', 'fragments', 'services', 'middleware', 'frame', 'flags'] as const;

/** JSON Schemas of the files that teams write, by the names under which `delivery/schemas` publishes them with the command line. */
export const PUBLISHED_SCHEMAS = {
  'remote.manifest': published('remote.manifest.json of a remote', RemoteFileSchema),
  'foreign.manifest': published('remote.manifest.json of a remote that was built without the kit', ForeignFileSchema),
  'shell.manifest': published(
    'remote.manifest.json of the shell',
    Type.Pick(RemoteManifestSchema, [...OF_SHELL], { additionalProperties: false }),
  ),
  route: published('route.json of a page', RouteFileSchema),
} as const;

/** Editors support this draft best, and the schemas use nothing of a later one. */
function published(title: string, schema: object): object {
  return { $schema: 'http://json-schema.org/draft-07/schema#', title, ...schema };
}
