import { Value } from 'typebox/value';
import { isEmptyMarkup } from '../empty-markup/index.ts';
import { listSchemaErrors } from '../store/index.ts';
import { findMisplaced } from './markup.ts';
import type { Rendered } from './probe-thread.ts';
import type { RenderFault } from './render-faults.ts';
import type { Rendering, Renders } from './renders.ts';

/** What a page is, as far as it is looked at here. */
interface Page {
  readonly status: number;
  readonly html: string;
}

/** Why a render may not be shown to visitors; null when it may. `hasApi`: an API answered the requests of the page. */
export function validateRender(
  { output, reason, lost, hadResponses }: Rendered,
  { isEmbedded, input }: Rendering,
  { answer, exportName, htmlBytes }: Renders,
  hasApi: boolean,
): RenderFault | null {
  const broken = (why: string): RenderFault => ({ type: 'render-broken', reason: why, api: hasApi ? 'answering' : 'silent' });
  if (reason !== null) return broken(reason);
  if (!Value.Check(answer, output))
    return broken(output === undefined || output === null ? `it gave ${output}` : listSchemaErrors(answer, output).join('; '));
  if (lost !== null) return broken(`its state holds ${lost}, which hydration would not find as it is: only JSON goes to the browser`);
  if (exportName !== 'render') return null;
  const { status, html } = output as Page;
  if (isEmbedded && status === 400 && 'input' in input)
    return broken(
      `it refuses the input ${JSON.stringify(input.input)}: give one that it accepts as \`example\` of \`embed\` in the manifest`,
    );
  if (!isEmbedded && isEmptyMarkup(html)) return broken('its main area is empty: neither a word nor a picture');
  const misplaced = findMisplaced(html);
  if (misplaced !== null) return broken(`browsers do not leave ${misplaced} where it is written, so that hydration finds another page`);
  if (hasApi && hadResponses && status >= 500) return broken(`it answers ${status} though the API answered all that it asked`);
  const bytes = Buffer.byteLength(html);
  return bytes > htmlBytes ? { type: 'html-too-heavy', bytes, budget: htmlBytes } : null;
}
