import { type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { PageHead, TrailStep } from '@vitrava/shared-kit/contracts/page';

/** The way to a page: the pages above it, and itself. */
export interface PageTrail {
  readonly steps: readonly TrailStep[];
  readonly name: string;
}

/** The steps of the route's meta, those of the page, and its name. Null in checkout and with nothing above it. */
export function trailOf(
  route: RouteDefinition | null,
  { name, breadcrumbs = [] }: Partial<PageHead>,
  locale: LocaleCode,
): PageTrail | null {
  if (!route || route.meta.checkLayout) return null;
  const steps = [...(route.meta.breadcrumbs ?? []).map((step) => ({ name: step.name[locale], to: step.to })), ...breadcrumbs];
  return steps.length === 0 ? null : { steps, name: name ?? route.meta.title[locale] };
}

/** The trail as search engines read it (schema.org). `path` is the page's own, without the locale prefix. */
export function trailData({ steps, name }: PageTrail, path: string, locale: LocaleCode): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name, to: path }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: localizePath(step.to, locale),
    })),
  };
}
