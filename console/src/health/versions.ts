import type { ConsoleParts, FailingVersion, LiveRemote, VitalFigure } from '../report/index.ts';

/** The Web Vitals that the console shows, in the order in which a page loads. */
export const VITALS = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const;

export interface VersionHealth {
  readonly remote: string;
  readonly version: string;
  readonly pages: number;
  readonly errors: number;
  readonly vitals: ReadonlyMap<string, VitalFigure>;
  readonly failing: FailingVersion | null;
}

/** What is added up by several names, put together by version; versions that visitors get now stand even without a figure. */
export function versionsOf(
  remotes: readonly LiveRemote[],
  { pages = [], errors = [], vitals = [], failing = [] }: Partial<ConsoleParts>,
): readonly VersionHealth[] {
  const live = remotes.flatMap(({ remote, stable, canary, experiment }) =>
    [stable, canary?.version, ...(experiment?.arms ?? []).map((arm) => arm.version)].flatMap((version) =>
      version ? [{ remote, version }] : [],
    ),
  );
  const known = [...live, ...pages, ...errors, ...vitals, ...failing];
  const keys = new Map(
    known.filter(({ version }) => version !== '').map(({ remote, version }) => [`${remote} ${version}`, { remote, version }]),
  );
  return [...keys.values()]
    .map(({ remote, version }) => {
      const isOwn = (figure: { remote: string; version: string }) => figure.remote === remote && figure.version === version;
      const sum = (figures: readonly { remote: string; version: string; count: number }[]) =>
        figures.filter(isOwn).reduce((total, { count }) => total + count, 0);
      return {
        remote,
        version,
        pages: sum(pages),
        errors: sum(errors),
        vitals: new Map(vitals.filter(isOwn).map((figure) => [figure.name, figure])),
        failing: failing.find(isOwn) ?? null,
      };
    })
    .sort((one, other) => one.remote.localeCompare(other.remote));
}
