import type { Standing } from './history-entry.ts';

/** From where to where, e.g. `stable 1 → 2, canary 2 (10 %) → none`. */
export function describeChange(from: Standing, to: Standing): string {
  const stable = (standing: Standing) => standing.stable ?? 'none';
  const canary = ({ canary: value }: Standing) =>
    value ? `${value.version} (${value.share} %${value.plan ? `, plan ${value.plan.steps.join(', ')}` : ''})` : 'none';
  const experiment = ({ experiment: value }: Standing) =>
    value
      ? `"${value.name}" (${Object.entries(value.arms)
          .map(([arm, version]) => `${arm} ${version}`)
          .join(', ')})`
      : 'none';
  const excluded = (standing: Standing) => standing.excluded ?? 'none';
  const parts = { stable, canary, experiment, excluded } as const;
  const changes = (Object.keys(parts) as (keyof typeof parts)[])
    .filter((part) => from[part] !== undefined || to[part] !== undefined)
    .map((part) => `${part} ${parts[part](from)} → ${parts[part](to)}`);
  return [...changes, ...(to.published ? [`${to.published} shown to no one`] : [])].join(', ');
}
