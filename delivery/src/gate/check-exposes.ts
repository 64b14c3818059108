import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type Refusal, refuse } from '../refusals/index.ts';

/** What the manifest promises must be exposed by the build: routes by `./client` and a page each, the service by `./service`, each fragment and middleware by its name. */
export function checkExposes(manifest: RemoteManifest, exposed: readonly string[]): Refusal[] {
  const promised = [
    ...(manifest.routes.length > 0 ? [{ expose: './client', promisedBy: `the route ${manifest.routes[0]?.name}` }] : []),
    ...manifest.routes.map(({ name }) => ({ expose: `./pages/${name}`, promisedBy: `the route ${name}` })),
    ...manifest.services.map(({ name }) => ({ expose: './service', promisedBy: `the service ${name}` })),
    ...manifest.fragments.map(({ name }) => ({ expose: `./fragments/${name}`, promisedBy: `the fragment ${name}` })),
    ...manifest.middleware.map((name) => ({ expose: `./middleware/${name}`, promisedBy: `the middleware ${name}` })),
  ];
  return promised.filter(({ expose }) => !exposed.includes(expose)).map((fields) => refuse('expose-missing', fields));
}
