import type { Translate } from '@vitrava/shared-kit/i18n';
import { formatNumber } from '@vitrava/shared-kit/i18n/format';
import type { LiveRemote, RequestedMove } from '../report/index.ts';

/** What a move does, and for whom, in sentences; the first one is the most important. */
export function consequencesOf(move: RequestedMove, live: LiveRemote, t: Translate): readonly string[] {
  const { remote, version } = move;
  const { stable, canary, experiment } = live;
  const shared = { remote, version, stable, name: experiment?.name };
  const ofCanary = canary && { ...shared, version: canary.version, share: formatNumber(canary.share) };
  const before = stable !== null && stable !== version ? [t('move.before', { version: stable })] : [];
  switch (move.type) {
    case 'promote': {
      const isCanary = canary?.version === version;
      const isShared = (canary !== null && !isCanary) || experiment !== null;
      return [
        t(isShared ? 'move.getsOthers' : 'move.gets', shared),
        ...before,
        ...(ofCanary ? [t(isCanary ? 'move.canaryDone' : 'move.canaryStays', ofCanary)] : []),
        ...(experiment ? [t('move.experimentStays', shared)] : []),
      ];
    }
    case 'readmit':
      return [t('move.readmitted', shared)];
    case 'rollback':
      return [
        t('move.gets', shared),
        ...before,
        ...(ofCanary ? [t('move.canaryEnds', ofCanary)] : []),
        ...(experiment ? [t('move.experimentEnds', shared)] : []),
        ...(stable !== null && stable !== version ? [t('move.takenBack', { version: stable })] : []),
      ];
    case 'stop-canary':
      return ofCanary ? [t('move.canaryBack', ofCanary), t('move.takenBack', { version: ofCanary.version })] : [];
    case 'stop-experiment':
      return [t('move.experimentEnds', shared), t('move.experimentBack', shared)];
    case 'preview':
      return [t('move.previewFor', shared), t('move.previewCounts')];
  }
}
