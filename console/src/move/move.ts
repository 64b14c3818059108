import type { LiveRemote } from '../report/index.ts';

/** What an operator may do from the console. */
export type MoveType = 'promote' | 'rollback' | 'stop-canary' | 'stop-experiment' | 'preview';

/** A move that an operator asks for; `version` where the type of the move needs one. */
export interface AskedMove {
  readonly type: MoveType;
  readonly remote: string;
  readonly version: string | null;
}

/** Where the question is asked, what will happen and for whom. */
export function moveAddress({ type, remote, version }: AskedMove): string {
  return `/move?${new URLSearchParams({ type, remote, ...(version !== null && { version }) })}`;
}

/** What a remote's state looks like to whoever confirms a move: when it has changed meanwhile, the question is asked again. */
export function stampOf({ stable, canary, experiment }: LiveRemote): string {
  return [
    stable ?? '',
    canary ? `${canary.version} ${canary.share}` : '',
    experiment ? `${experiment.name} ${experiment.startedAt}` : '',
  ].join('|');
}
