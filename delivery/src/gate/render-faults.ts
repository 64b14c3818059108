import { type Refusal, refuse } from '../refusals/index.ts';
import type { Rendering } from './renders.ts';

/** A fault of a render. `bytes` and `budget` in bytes of markup. */
export type RenderFault =
  | { readonly type: 'render-broken'; readonly reason: string; readonly api: 'silent' | 'answering' }
  | { readonly type: 'html-too-heavy'; readonly bytes: number; readonly budget: number };

/** A fault with the page, fragment or frame that has it. */
export interface FoundFault {
  readonly rendering: Rendering;
  readonly fault: RenderFault;
}

/** One refusal for each fault, with all that has it: most faults are on every page and in every language. */
export function reportFaults(found: readonly FoundFault[]): Refusal[] {
  const faultOf = ({ fault }: FoundFault) => (fault.type === 'render-broken' ? `${fault.api} ${fault.reason}` : fault.type);
  return [...Map.groupBy(found, faultOf).values()].map((same) => {
    const rendered = placesOf(same.map(({ rendering }) => rendering));
    const { fault } = same.reduce((heaviest, one) => (bytesOf(one) > bytesOf(heaviest) ? one : heaviest));
    return fault.type === 'render-broken'
      ? refuse('render-broken', { rendered, reason: fault.reason, api: fault.api })
      : refuse('html-too-heavy', { rendered, bytes: fault.bytes, budget: fault.budget });
  });
}

const bytesOf = ({ fault }: FoundFault): number => (fault.type === 'html-too-heavy' ? fault.bytes : 0);

/** Each page once, with its address and languages: `the route news (/news, ru, en)`. */
function placesOf(renderings: readonly Rendering[]): string[] {
  const places = Map.groupBy(renderings, ({ what, url }) => `${what} ${url}`);
  return [...places.values()].map((same) => {
    const locales = new Set(same.map(({ locale }) => locale));
    const [{ what, url } = { what: '', url: null }] = same;
    return `${what} (${[...(url === null ? [] : [url]), ...locales].join(', ')})`;
  });
}
