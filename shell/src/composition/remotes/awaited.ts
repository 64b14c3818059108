import { splitLocale } from '@vitrava/shared-kit/contracts/locale';
import { isServerMarkup } from '../containers.ts';
import { readPageDocument } from '../page-document.ts';
import { findRoute } from '../route-table.ts';

/** A file that is lost later has its failure on the page already. */
const FIRST_PAGE_MS = 10_000;

let isOfFirstPage: ((id: string) => boolean) | null = null;

/** Whether the document's own page waits for a module, by `<remote>/<module>`: while the page opens, which the first call begins, and unless the shopper has left it. */
export function filesOfFirstPage(): (id: string) => boolean {
  isOfFirstPage ??= findFiles();
  return isOfFirstPage;
}

function findFiles(): (id: string) => boolean {
  const { composition, owner, locale } = readPageDocument();
  const { pathname } = location;
  const startedAtMs = performance.now();
  const route = findRoute(composition, splitLocale(pathname).path)?.route.name;
  const needsRemote = owner !== null && !isServerMarkup(owner);
  const exposed = composition.remotes[owner ?? '']?.foreign?.exposes.slice(2);
  const modules = exposed === undefined ? ['client', `pages/${route}`, `locales/${locale}`] : [exposed];
  const files = needsRemote ? modules.map((module) => `${owner}/${module}`) : [];
  return (id) => files.includes(id) && location.pathname === pathname && performance.now() - startedAtMs < FIRST_PAGE_MS;
}
