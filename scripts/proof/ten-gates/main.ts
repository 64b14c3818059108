import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

/*
 * npm run proof -- ten-gates: how often the whole gate tells something else than the code (decision 025). Runs it ten times (`--runs`) on what is committed, each time in
 * a clone of its own with nothing remembered, and prints what failed and which browser tests needed a second try. Ends with 1 unless every run was
 * whole at the first try.
 */

const root = path.resolve(import.meta.dirname, '../../..');
const { values } = parseArgs({ options: { runs: { type: 'string', default: '10' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a number of runs, 1 or more.');

interface Gate {
  readonly isWhole: boolean;
  readonly counted: string;
  readonly secondTries: readonly string[];
}

const gates: Gate[] = [];
for (let run = 1; run <= runs; run += 1) {
  const gate = await runGate();
  gates.push(gate);
  console.log(`${run}. ${gate.counted}, ${gate.secondTries.length} at the second try`);
  for (const title of gate.secondTries) console.log(`   ${title}`);
}
const secondTries = gates.reduce((sum, gate) => sum + gate.secondTries.length, 0);
console.log(`${gates.filter(({ isWhole }) => isWhole).length} of ${runs} runs passed, ${secondTries} tests in all needed a second try.`);
process.exitCode = gates.every(({ isWhole }) => isWhole) && secondTries === 0 ? 0 : 1;

async function runGate(): Promise<Gate> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrava-gate-'));
  try {
    const clone = path.join(folder, 'clone');
    spawnSync('git', ['clone', '--quiet', '--local', root, clone], { stdio: 'inherit' });
    const env = { ...process.env, NX_CACHE_DIRECTORY: path.join(folder, 'cache'), FORCE_COLOR: '0' };
    const { status, stdout } = spawnSync('npm', ['test'], {
      cwd: clone,
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const counted = /^\d+ passed, \d+ failed$/m.exec(stdout)?.[0] ?? `ended with ${status} before it counted`;
    return { isWhole: status === 0, counted, secondTries: flakyIn(stdout) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Titles that Playwright names as flaky, a line each behind their number. */
function flakyIn(output: string): string[] {
  const [, list = ''] = /^\s*\d+ flaky\n((?:\s{4,}\S.*\n)*)/m.exec(output) ?? [];
  return list.split('\n').flatMap((line) => (line.includes('.spec.ts:') ? [line.trim()] : []));
}
