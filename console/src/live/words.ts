import type { Translate } from '@vitrava/shared-kit/i18n';
import { formatNumber } from '@vitrava/shared-kit/i18n/format';
import type { LiveAudience, LiveRemote } from '../report/index.ts';

export interface LiveRow {
  readonly id: string;
  readonly who: string;
  readonly version: string;
  readonly mark: 'stable' | 'canary' | 'arm';
}

/** What visitors get of a remote besides the arms of its experiment, in words. */
export function channelRows({ stable, canary, experiment }: LiveRemote, t: Translate): readonly LiveRow[] {
  const isShared = canary !== null || experiment !== null;
  return [
    ...(canary
      ? [{ id: 'canary', who: t('live.canary', { share: formatNumber(canary.share) }), version: canary.version, mark: 'canary' } as const]
      : []),
    ...(stable ? [{ id: 'stable', who: t(isShared ? 'live.others' : 'live.all'), version: stable, mark: 'stable' } as const] : []),
  ];
}

export function armRows({ experiment }: LiveRemote, t: Translate): readonly LiveRow[] {
  return (experiment?.arms ?? []).map(({ name, version, share }) => ({
    id: `arm ${name}`,
    who: share === null ? t('live.armOpen', { arm: name }) : t('live.arm', { arm: name, share: formatNumber(share) }),
    version,
    mark: 'arm',
  }));
}

export function audienceWords(audience: LiveAudience | 'other', t: Translate): string {
  if (audience === 'other') return t('audience.other');
  const { locales = [], devices = [], paths = [], signedIn } = audience;
  const conditions = [
    ...(signedIn === undefined ? [] : [t(signedIn ? 'audience.signedIn' : 'audience.signedOut')]),
    ...[...locales, ...devices].map((name) => t([`audience.${name}`, name])),
    ...(paths.length > 0 ? [t('audience.paths', { paths: paths.join(', ') })] : []),
  ];
  return conditions.length === 0 ? t('audience.all') : t('audience.visitors', { conditions: conditions.join(', ') });
}

/** Marks of a version: everywhere that visitors get it, and whether it is excluded. */
export function marksOf({ stable, canary, experiment, releases }: LiveRemote, version: string, t: Translate): readonly string[] {
  return [
    ...(stable === version ? [t('health.live')] : []),
    ...(canary?.version === version ? [t('health.canary')] : []),
    ...(experiment?.arms ?? []).filter((arm) => arm.version === version).map(({ name }) => t('health.arm', { arm: name })),
    ...(releases.some((one) => one.version === version && one.isExcluded) ? [t('live.excluded')] : []),
  ];
}
