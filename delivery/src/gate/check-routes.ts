import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import type { ReleaseRecord } from '../store/index.ts';
import { type Refusal, refuse } from './refusal.ts';
import { routeShapes } from './route-shape.ts';

/** Two routes of one manifest must not answer the same addresses. */
export function checkOwnRoutes(manifest: RemoteManifest): Refusal[] {
  const owners = new Map<string, string[]>();
  for (const { name, path } of manifest.routes) {
    for (const shape of routeShapes(path)) owners.set(shape, [...(owners.get(shape) ?? []), name]);
  }
  return [...owners].filter(([, routes]) => routes.length > 1).map(([path, routes]) => refuse('route-repeated', { path, routes }));
}

/** An address has one owner: no route of the manifest may be a route of another live remote. */
export function checkRouteOwners(manifest: RemoteManifest, others: readonly ReleaseRecord[]): Refusal[] {
  const taken = new Map(
    others.flatMap((other) =>
      other.manifest.routes.flatMap((route) => routeShapes(route.path).map((shape) => [shape, { other, route }] as const)),
    ),
  );
  return manifest.routes.flatMap(({ path }) => {
    const owner = routeShapes(path).flatMap((shape) => taken.get(shape) ?? [])[0];
    if (!owner) return [];
    const { other, route } = owner;
    return [refuse('route-conflict', { path, otherPath: route.path, other: other.remote, otherVersion: other.version })];
  });
}
