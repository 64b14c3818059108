import { LOCALE_CODES, splitLocale } from '@vitrava/shared-kit/contracts/locale';
import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import { type Refusal, refuse } from '../refusals/index.ts';
import type { ApiResponses } from './api/index.ts';
import { openProbeThread, Stopped } from './probe-thread.ts';
import { type FoundFault, reportFaults } from './render-faults.ts';
import { isFixed, pageAt, type Rendering, type Renders, someAddress } from './renders.ts';
import { validateRender } from './validate-render.ts';

/** What to load and render, and how long to wait for all of it. */
export interface ProbeOptions {
  readonly remote: string;
  readonly file: string;
  /** What is in it, where that is not what the file holds. */
  readonly code?: string | undefined;
  readonly renders: Renders;
  /** A file from whose place `react` and the other allowed modules are found. */
  readonly modulesFrom: string;
  /** Responses of the shop's API; null where they are unknown: then pages are rendered without one only. */
  readonly responses?: ApiResponses | null;
  /** The server file of the container of its generation; null where React is found from `modulesFrom`. */
  readonly containerFile?: string | null | undefined;
  readonly deadlineMs?: number;
}

/** Loads a server file and renders all of it, without an API and with the shop's responses. Lists all errors. */
export async function probeServerFile(options: ProbeOptions): Promise<Refusal[]> {
  const { remote, file, code, renders, modulesFrom, containerFile = null, responses = null, deadlineMs = 20_000 } = options;
  const thread = await openProbeThread({ file, code, exportName: renders.exportName, modulesFrom, containerFile, deadlineMs });
  const found: FoundFault[] = [];
  const current: { requested: { readonly rendering: Rendering; readonly api: 'silent' | 'answering' } | null } = { requested: null };
  const look = async (rendering: Rendering, over: ApiResponses | null) => {
    current.requested = { rendering, api: over ? 'answering' : 'silent' };
    const given = await thread.render(rendering.input, over);
    const fault = validateRender(given, rendering, renders, over !== null);
    if (fault) found.push({ rendering, fault });
    return given.output;
  };
  try {
    await thread.loaded;
    for (const rendering of renders.silent) await look(rendering, null);
    if (responses && found.length === 0) await renderWithResponses(remote, renders, (rendering) => look(rendering, responses));
    return reportFaults(found);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    const reason = error.message;
    if (!current.requested) return [refuse('server-file-broken', { reason })];
    const { rendering, api } = current.requested;
    return reportFaults([...found, { rendering, fault: { type: 'render-broken', reason, api } }]);
  } finally {
    await thread.close();
  }
}

/** Routes with parameters come last: pages that were rendered before lead to addresses where there is something. */
async function renderWithResponses(
  remote: string,
  { routes, embedded }: Renders,
  look: (rendering: Rendering) => Promise<unknown>,
): Promise<void> {
  const links = new Set<string>();
  for (const route of [...routes.filter(isFixed), ...routes.filter((one) => !isFixed(one))]) {
    const pattern = patternOf(route);
    const address = [...links].find((link) => pattern.test(link)) ?? someAddress(route);
    for (const locale of LOCALE_CODES) {
      const output = await look(pageAt(remote, route, address, locale));
      for (const link of linksIn(output)) links.add(link);
    }
  }
  for (const rendering of embedded) await look(rendering);
}

function patternOf({ path }: RouteDefinition): RegExp {
  const pattern = path
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:\w+\?/g, '(?:/[^/?#]+)?')
    .replace(/:\w+/g, '[^/?#]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${pattern}$`);
}

/** Paths to which the markup of a page leads, without the prefix of its language. */
function linksIn(output: unknown): string[] {
  const html = (output as { readonly html?: unknown } | null)?.html;
  const hrefs = typeof html === 'string' ? [...html.matchAll(/\shref="(\/[^"?#]*)/g)].map(([, href = '']) => href) : [];
  return hrefs.map((href) => splitLocale(href).path);
}
