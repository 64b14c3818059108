import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type Refusal, refuse } from '../refusals/index.ts';
import type { ReleaseRecord } from '../store/index.ts';
import { doRoutesOverlap, hasSameShape } from './route-shape.ts';

/** Two routes of one manifest must not answer the same addresses. */
export function checkOwnRoutes({ routes }: RemoteManifest): Refusal[] {
  return routes.flatMap(({ name, path }, index) => {
    const before = routes.slice(0, index).find((other) => hasSameShape(other.path, path));
    return before ? [refuse('route-repeated', { path, routes: [before.name, name] })] : [];
  });
}

/** An address has one owner: no route may answer an address of another live remote, exactly or less so. */
export function checkRouteOwners(manifest: RemoteManifest, others: readonly ReleaseRecord[]): Refusal[] {
  return manifest.routes.flatMap(({ path }) =>
    others.flatMap((other) => {
      const owned = other.manifest.routes.find((route) => doRoutesOverlap(route.path, path));
      return owned ? [refuse('route-conflict', { path, otherPath: owned.path, other: other.remote, otherVersion: other.version })] : [];
    }),
  );
}
