import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { parse } from 'acorn';
import type { DistFile } from '../build/index.ts';
import { type Refusal, refuse } from '../refusals/index.ts';

/** What the scripts of a release may weigh together before compression, unless its manifest says otherwise (`budgets.scripts`). */
const USUAL_SCRIPT_BYTES = 600_000;

/** What a bundler writes where names are not shortened: its own function by its own name, and React's runtime for development. */
const OF_DEVELOPMENT = /\b__webpack_require__\(|\bjsxDEV\(|react\/jsx-dev-runtime/;

const isScript = ({ path }: DistFile): boolean => /^browser\/.*\.m?js$/.test(path);

/** Every script of a build can be read by a browser, was built for production, and all together they keep their budget. */
export function checkScripts(files: readonly DistFile[], budgets: RemoteManifest['budgets']): Refusal[] {
  const scripts = files.filter(isScript);
  return [...scripts.flatMap(checkSyntax), ...checkMode(scripts), ...checkBudget(scripts, budgets?.scripts ?? USUAL_SCRIPT_BYTES)];
}

function checkSyntax({ path, content }: DistFile): Refusal[] {
  const text = content.toString('utf8');
  if (text.trim() === '') return [refuse('script-broken', { file: path, reason: 'it is empty' })];
  try {
    parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
    return [];
  } catch (error) {
    return [refuse('script-broken', { file: path, reason: error instanceof Error ? error.message : String(error) })];
  }
}

function checkMode(scripts: readonly DistFile[]): Refusal[] {
  const file = scripts.find(({ content }) => OF_DEVELOPMENT.test(content.toString('utf8')));
  return file ? [refuse('development-build', { file: file.path })] : [];
}

function checkBudget(scripts: readonly DistFile[], budget: number): Refusal[] {
  const bytes = scripts.reduce((sum, { content }) => sum + content.length, 0);
  return bytes > budget ? [refuse('scripts-too-heavy', { bytes, budget })] : [];
}
