import { FLAG_SUBJECT } from '@vitrava/shared-kit/contracts/page';
import { readUsableRelease } from '../channels/index.ts';
import { readCompositionId } from '../composition-id/index.ts';
import { readFlagFile } from '../flags/index.ts';
import { type Refusal, refuse } from '../refusals/index.ts';
import { runsIn } from '../results/index.ts';
import { type PreviewLink, readPreviewLink, writePreviewLink } from '../signed-tokens/index.ts';
import type { ReleaseStore } from '../store/index.ts';

/** Where a link leads in the shop, and when it ends (ISO 8601, UTC). */
export interface LinkPlace {
  readonly path: string;
  readonly expiresAt: string;
}

/** A link, as the path and query that a browser opens, or why there is none. */
export type LinkOutcome = { readonly path: string } | { readonly refusals: readonly Refusal[] };

/** A link whose holder sees these versions, which need not be on any channel, and all other remotes as before. */
export async function linkToVersions(
  store: ReleaseStore,
  versions: Readonly<Record<string, string>>,
  place: LinkPlace,
): Promise<LinkOutcome> {
  const found = await Promise.all(Object.entries(versions).map(([remote, version]) => readUsableRelease(store, remote, version)));
  const refusals = found.flatMap((release) => ('explanation' in release ? [release] : []));
  return refusals.length > 0 ? { refusals } : linkTo(store, { type: 'versions', versions: { ...versions } }, place);
}

/** A link to the page of a composition with its versions alone. `text`: its id, or a line with it, as of a log. */
export async function linkToComposition(store: ReleaseStore, text: string, place: LinkPlace): Promise<LinkOutcome> {
  const named = await readCompositionId(store, text);
  if (named.type === 'malformed') return { refusals: [refuse('composition-malformed', { text })] };
  if (named.type === 'foreign') return { refusals: [refuse('composition-foreign', {})] };
  if (named.type === 'unknown') return { refusals: [refuse('composition-unknown', { codes: named.codes })] };
  const { id, versions } = named;
  const found = await Promise.all(
    versions.map(async ({ remote, version }) => ({
      name: `${remote}@${version}`,
      release: await readUsableRelease(store, remote, version),
    })),
  );
  const missing = found.flatMap(({ name, release }) => ('explanation' in release ? [name] : []));
  if (missing.length > 0) return { refusals: [refuse('composition-gone', { missing })] };
  return linkTo(
    store,
    { type: 'composition', id, versions: Object.fromEntries(versions.map(({ remote, version }) => [remote, version])) },
    place,
  );
}

/** A link whose holder sees one arm of a running experiment (by its name or by its remote). */
export async function linkToArm(
  store: ReleaseStore,
  { experiment, arm }: { readonly experiment: string; readonly arm: string },
  place: LinkPlace,
): Promise<LinkOutcome> {
  const file = readFlagFile(await store.flags());
  if ('explanation' in file) return { refusals: [file] };
  const running = runsIn(file).find((run) => run.experiment === experiment || run.remote === experiment);
  // Links show versions, and a flag has none.
  if (!running || running.remote.startsWith(FLAG_SUBJECT)) return { refusals: [refuse('experiment-unknown', { remote: experiment })] };
  const { remote, experiment: name } = running;
  const known = running.arms.map((one) => one.name);
  if (!known.includes(arm)) return { refusals: [refuse('arm-unknown', { experiment: name, arm, known })] };
  return linkTo(store, { type: 'arm', remote, experiment: name, arm }, place);
}

async function linkTo(store: ReleaseStore, show: PreviewLink['show'], { path, expiresAt }: LinkPlace): Promise<LinkOutcome> {
  const secret = await store.secret();
  const token = writePreviewLink({ show, path, expiresAt }, secret);
  // The cookie that keeps it has an end.
  if (!readPreviewLink(token, secret)) return { refusals: [refuse('link-too-long', {})] };
  return { path: `/_preview?token=${token}` };
}
