import type { OpenApiDocument } from '@vitrava/reference-api/open-api';
import { buildableApps } from '../../../scripts/environment/index.ts';
import { readManifest } from '../pages.ts';

/** A call of the API, and who of the shop's apps makes it. */
export interface Resource {
  readonly method: string;
  /** As the API's own description has it, `/api/news/{id}/`. */
  readonly template: string;
  readonly name: string;
  readonly callers: readonly string[];
}

/** Every call that the API describes. */
export async function readResources(apiUrl: string): Promise<Resource[]> {
  const { paths } = (await (await fetch(`${apiUrl}/api/schema/`)).json()) as OpenApiDocument;
  const callers = readCallers();
  return Object.entries(paths).flatMap(([template, item]) =>
    Object.keys(item).map((lower): Resource => {
      const method = lower.toUpperCase();
      return { method, template, name: `${method} ${template}`, callers: callers.get(callOf(method, template)) ?? [] };
    }),
  );
}

/** The manifests name what fills a place with `:` alone. */
function callOf(method: string, template: string): string {
  return `${method} ${template.replaceAll(/\{\w+\}/g, ':')}`;
}

function readCallers(): ReadonlyMap<string, readonly string[]> {
  const made = buildableApps().flatMap((app) =>
    (readManifest(app).api?.calls ?? []).map(({ method, path: address }) => ({ call: `${method} ${address}`, app })),
  );
  return new Map([...Map.groupBy(made, ({ call }) => call)].map(([call, all]) => [call, [...new Set(all.map(({ app }) => app))]]));
}

/** Whether a request is this call: `/api/search/suggestions/` is not `/api/search/{id}/`. */
export function isCallOf(resource: Resource, all: readonly Resource[]): (method: string, url: string) => boolean {
  return (method, url) => {
    const pathname = url.split('?', 1)[0] ?? '';
    const found = all.filter((one) => one.method === method && formOf(one.template).test(pathname));
    const exact = found.find(({ template }) => template === pathname) ?? found[0];
    return exact === resource;
  };
}

function formOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
