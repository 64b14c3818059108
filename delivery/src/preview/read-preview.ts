import type { ExperimentRun } from '../results/index.ts';
import { type PreviewLink, readPreviewLink } from '../signed-tokens/index.ts';
import type { ReleaseRecord } from '../store/index.ts';

/** What the holder of a link sees, or why it shows nothing (any more). */
export type Preview =
  | { readonly type: 'shown'; readonly link: PreviewLink; readonly releases: readonly ReleaseRecord[] }
  | { readonly type: 'ended'; readonly why: PreviewEnd };

/** `unknown`: not made by this store's commands; `over`: its experiment has ended; `gone`: these releases (`remote@version`) cannot be served, of the composition of that id where it was one. */
export type PreviewEnd =
  | { readonly type: 'unknown' }
  | { readonly type: 'expired' }
  | { readonly type: 'over'; readonly experiment: string }
  | { readonly type: 'gone'; readonly missing: readonly string[]; readonly composition: string | null };

/** What a token is judged by. */
export interface PreviewSource {
  readonly secret: string;
  /** The experiments that run. */
  readonly runs: readonly ExperimentRun[];
  /** The newest working builds of a developer's key, by remote. */
  readonly workingVersions: (key: string) => Readonly<Record<string, string>>;
  /** A release that is whole, or the reason why it cannot be served. */
  readonly usable: (remote: string, version: string) => Promise<ReleaseRecord | { readonly reason: string }>;
}

/** Reads the token of a link, from an address or a cookie. Any string is safe. */
export async function readPreview(token: string, source: PreviewSource): Promise<Preview> {
  const read = readPreviewLink(token, source.secret);
  if (!read) return ended({ type: 'unknown' });
  if (read.isExpired) return ended({ type: 'expired' });
  const { link } = read;
  const versions = versionsOf(link.show, source);
  if (!versions) return ended(link.show.type === 'arm' ? { type: 'over', experiment: link.show.experiment } : { type: 'expired' });
  const found = await Promise.all(
    versions.map(async ([remote, version]) => ({ name: `${remote}@${version}`, release: await source.usable(remote, version) })),
  );
  const missing = found.flatMap(({ name, release }) => ('reason' in release ? [name] : []));
  if (missing.length > 0) return ended({ type: 'gone', missing, composition: link.show.type === 'composition' ? link.show.id : null });
  return { type: 'shown', link, releases: found.flatMap(({ release }) => ('reason' in release ? [] : [release])) };
}

function ended(why: PreviewEnd): Preview {
  return { type: 'ended', why };
}

/** The versions that a link swaps in; null when its experiment does not run or has no such arm (any more), or its builds have left the server. */
function versionsOf(
  show: PreviewLink['show'],
  { runs, workingVersions }: PreviewSource,
): readonly (readonly [remote: string, version: string])[] | null {
  if (show.type === 'working') {
    const newest = Object.entries(workingVersions(show.key));
    return newest.length > 0 ? newest : null;
  }
  if (show.type !== 'arm') return Object.entries(show.versions);
  const running = runs.find(({ remote, experiment }) => remote === show.remote && experiment === show.experiment);
  const arm = running?.arms.find(({ name }) => name === show.arm);
  return arm ? [[show.remote, arm.version]] : null;
}
