import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import type { DistFile } from '../build/index.ts';
import { type Refusal, refuse } from '../refusals/index.ts';

/** What the style sheets of a release may weigh together before compression, unless its manifest says otherwise (`budgets.styles`). */
const USUAL_STYLE_BYTES = 200_000;

/** The style sheets of a build keep their budget together. */
export function checkStyles(files: readonly DistFile[], budgets: RemoteManifest['budgets']): Refusal[] {
  const budget = budgets?.styles ?? USUAL_STYLE_BYTES;
  const bytes = files.filter(({ path }) => /^browser\/.*\.css$/.test(path)).reduce((sum, { content }) => sum + content.length, 0);
  return bytes > budget ? [refuse('styles-too-heavy', { bytes, budget })] : [];
}
