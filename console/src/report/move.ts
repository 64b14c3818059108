import type { LiveRemote } from './report.ts';

export type MoveType = 'promote' | 'readmit' | 'rollback' | 'stop-canary' | 'stop-experiment' | 'preview';

/** A move that an operator requests; `version` where the type of the move needs one. */
export interface RequestedMove {
  readonly type: MoveType;
  readonly remote: string;
  readonly version: string | null;
}

export function moveAddress({ type, remote, version }: RequestedMove): string {
  return `/move?${new URLSearchParams({ type, remote, ...(version !== null && { version }) })}`;
}

/** A remote's state as shown in the confirmation: when it has changed meanwhile, a new confirmation is required. */
export function stampOf({ stable, canary, experiment }: LiveRemote): string {
  return [
    stable ?? '',
    canary ? `${canary.version} ${canary.share}` : '',
    experiment ? `${experiment.name} ${experiment.startedAt}` : '',
  ].join('|');
}
