import { type CanaryReport, describeDecision, describeRelease, type FreshRelease, readCanaries, readReleases } from '../../canary/index.ts';
import { refuse } from '../../refusals/index.ts';
import { points, type ResultsCollector } from '../../results/index.ts';
import type { ReleaseStore } from '../../store/index.ts';
import { type CommandResult, refusedResult, resultOf } from '../command/index.ts';

/** `canary status [remote]`: canaries beside stable and releases in their first hour, with the conditions that they wait for. */
export async function canaryStatus(store: ReleaseStore, sums: ResultsCollector, only: string | undefined): Promise<CommandResult> {
  const isSelected = ({ remote }: { readonly remote: string }) => only === undefined || remote === only;
  const canaries = (await readCanaries({ store, sums, now: Date.now() })).filter(isSelected);
  const releases = (await freshReleases(store, sums)).filter(isSelected);
  if (only !== undefined && canaries.length + releases.length === 0)
    return refusedResult('There is no canary:', [refuse('canary-unknown', { remote: only })]);
  const data = { canaries: canaries.map((canary) => ({ ...canary, state: stateOf(canary) })), releases };
  const lines = canaries.length > 0 ? canaries.flatMap(describe) : ['No canary runs.'];
  return resultOf(
    [...lines, ...releases.flatMap(({ remote, version, before, state }) => [`${remote}  ${version} after ${before}`, `  ${state}`])],
    data,
  );
}

/** Releases that are watched, each with a sentence on its state. Rejects when store or collector cannot be read. */
export async function freshReleases(
  store: ReleaseStore,
  sums: ResultsCollector,
): Promise<readonly (FreshRelease & { readonly state: string })[]> {
  const releases = await readReleases({ store, sums, now: Date.now() });
  return releases.map((release) => ({ ...release, state: describeRelease(release, 'en') }));
}

function stateOf({ decision }: CanaryReport): string {
  return decision ? describeDecision(decision, 'en') : 'It has no plan: someone moves it by hand.';
}

function describe(report: CanaryReport): readonly string[] {
  const { remote, version, control, share, since, plan, visitors, signals } = report;
  const steps = plan ? `; plan ${plan.steps.map((step, index) => (index === plan.stage ? `[${step}]` : step)).join(' → ')} %` : '';
  const rows = [
    ['', 'canary', 'stable', 'difference, points'],
    ['visitors', String(visitors.canary), String(visitors.control), ''],
    ...signals
      .filter(({ canary, control: stable }) => canary.conversions + stable.conversions > 0)
      .map(({ signal, canary, control: stable, difference: { difference, low, high } }) => [
        signal,
        `${points(canary.rate, 'en')} %`,
        `${points(stable.rate, 'en')} %`,
        low > -1 || high < 1 ? `${points(difference, 'en')} (${points(low, 'en')} to ${points(high, 'en')})` : 'too few visitors',
      ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return [
    `${remote}  ${version} against ${control}, ${share} % of visitors since ${since.slice(0, 16).replace('T', ' ')}${steps}`,
    ...rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()),
    `  ${stateOf(report)}`,
  ];
}
