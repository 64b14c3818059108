import { parse } from 'acorn';
import type { DistFile } from '../build/index.ts';
import { type Refusal, refuse } from '../refusals/index.ts';

/** What a bundler writes where names are not shortened: its own function by its own name, and React's runtime for development. */
const OF_DEVELOPMENT = /\b__webpack_require__\(|\bjsxDEV\(|react\/jsx-dev-runtime/;

const isScript = ({ path }: DistFile): boolean => /^browser\/.*\.m?js$/.test(path);

/** Every script of a build can be parsed by a browser and was built for production. */
export function checkScripts(files: readonly DistFile[]): Refusal[] {
  const scripts = files.filter(isScript);
  return [...scripts.flatMap(checkSyntax), ...checkMode(scripts)];
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
