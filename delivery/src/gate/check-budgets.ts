import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import type { DistFile } from '../build/index.ts';
import { type Refusal, refuse } from '../refusals/index.ts';

/**
 * Bytes before compression of all scripts and of all style sheets of a release, unless its manifest has other limits
 * (`budgets`).
 */
const DEFAULT_BYTES = { scripts: 600_000, styles: 200_000 };

/** The scripts of a build, and its style sheets, are within their budgets. */
export function checkBudgets(files: readonly DistFile[], budgets: RemoteManifest['budgets']): Refusal[] {
  const { scripts, styles } = { ...DEFAULT_BYTES, ...budgets };
  const bytesOf = (name: RegExp) => files.filter(({ path }) => name.test(path)).reduce((sum, { content }) => sum + content.length, 0);
  const [scriptBytes, styleBytes] = [bytesOf(/^browser\/.*\.m?js$/), bytesOf(/^browser\/.*\.css$/)];
  return [
    ...(scriptBytes > scripts ? [refuse('scripts-too-heavy', { bytes: scriptBytes, budget: scripts })] : []),
    ...(styleBytes > styles ? [refuse('styles-too-heavy', { bytes: styleBytes, budget: styles })] : []),
  ];
}
