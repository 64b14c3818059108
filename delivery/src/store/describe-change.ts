import type { HistoryState } from './history-entry.ts';

/** From where to where, e.g. `stable 1 → 2, canary 2 (10 %) → none`. */
export function describeChange(from: HistoryState, to: HistoryState): string {
  const stable = (state: HistoryState) => state.stable ?? 'none';
  const canary = ({ canary: value }: HistoryState) =>
    value ? `${value.version} (${value.share} %${value.plan ? `, plan ${value.plan.steps.join(', ')}` : ''})` : 'none';
  const experiment = ({ experiment: value }: HistoryState) =>
    value
      ? `"${value.name}" (${Object.entries(value.arms)
          .map(([arm, version]) => `${arm} ${version}`)
          .join(', ')})`
      : 'none';
  const excluded = (state: HistoryState) => state.excluded ?? 'none';
  const parts = { stable, canary, experiment, excluded } as const;
  const changes = (Object.keys(parts) as (keyof typeof parts)[])
    .filter((part) => from[part] !== undefined || to[part] !== undefined)
    .map((part) => `${part} ${parts[part](from)} → ${parts[part](to)}`);
  return [...changes, ...(to.published ? [`${to.published} shown to no one`] : [])].join(', ');
}
