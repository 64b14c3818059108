import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/*
 * The rules are tried on a small repository of their own, in which every file breaks one of them.
 */

const root = path.resolve(import.meta.dirname, '../..');
const configs = ['.dependency-cruiser.mjs', '.dependency-cruiser.runtime.mjs'];

const allowed: Record<string, string> = {
  'mfe-catalog/src/pages/home/index.ts': "export { view } from './view.ts';",
  'mfe-catalog/src/pages/home/view.ts': "import { card } from '../../ui/card/index.ts';\nexport const view = card;",
  'mfe-catalog/src/ui/card/index.ts': 'export const card = 1;',
  'mfe-catalog/src/ui/card/view.ts': 'export const view = 1;',
  'mfe-catalog/src/entry/routes.ts': "import { view } from '../pages/home/index.ts';\nexport const routes = [view];",
  'mfe-catalog/src/domain/search/index.ts': "export { type Found, found } from './model.ts';",
  'mfe-catalog/src/domain/search/model.ts':
    "import { createStore } from 'effector';\nexport type Found = string;\nexport const found = createStore('');",
  'mfe-account/src/domain/orders/index.ts': 'export const orders = 1;',
  'shared-kit/src/contracts/locale.ts': 'export const locale = 1;',
  'shared-kit/src/contracts/video.ts': 'export const video = 1;',
  'shared-kit/src/contracts/secret.ts': 'export const secret = 1;',
  'shell/src/server/compose/index.ts': "export { pages } from './pages/index.ts';",
  'shell/src/server/compose/pages/index.ts': "export { pages } from './pages.ts';",
  'shell/src/server/compose/pages/pages.ts': 'export const pages = 1;',
  'shell/src/server/plugins/theme/index.ts': "import { pages } from '../../compose/index.ts';\nexport const theme = pages;",
  'shell/src/server/app.ts': "import { theme } from './plugins/theme/index.ts';\nexport const app = theme;",
  'server-kit/src/permits/index.ts': 'export const permits = 1;',
  'console/src/server/index.ts': 'export const console = 1;',
  'delivery/src/store/index.ts': 'export const store = 1;',
  'delivery/src/store/lock.ts': 'export const lock = 1;',
  'delivery/src/store/z.ts': "import { y } from './y.ts';\nexport const z = () => y;",
  'reference-api/src/catalogue/products/find.ts': 'export const find = 1;',
  'reference-api/src/seed/index.ts': 'export const seed = 1;',
  'reference-api/src/seed/z2.ts': "import type { Y2 } from './y2.ts';\nexport type Z2 = Y2 | null;",
  'demo-shop/src/catalogue/index.ts': 'export const catalogue = 1;',
  'demo-shop/acquirer/src/index.ts': 'export const acquirer = 1;',
};

const forbidden: Array<[rule: string, file: string, source: string]> = [
  [
    'remotes-are-independent',
    'mfe-catalog/src/pages/home/a.ts',
    "import { orders } from '../../../../mfe-account/src/domain/orders/index.ts';\nexport const a = orders;",
  ],
  [
    'remotes-are-independent',
    'mfe-catalog/src/pages/home/b.ts',
    "import type { Found } from '../../../../mfe-account/src/domain/orders/index.ts';\nexport type B = Found;",
  ],
  [
    'kit-of-the-shell',
    'mfe-catalog/src/domain/search/video.ts',
    "import { video } from '../../../../shared-kit/src/contracts/video.ts';\nexport const seen = video;",
  ],
  [
    'server-kit-is-for-servers',
    'mfe-catalog/src/domain/search/permits.ts',
    "import { permits } from '../../../../server-kit/src/permits/index.ts';\nexport const used = permits;",
  ],
  [
    'server-kit-is-for-servers',
    'shell/src/layout/permits.ts',
    "import { permits } from '../../../server-kit/src/permits/index.ts';\nexport const used = permits;",
  ],
  [
    'console-imports-no-shell',
    'console/src/server/pages.ts',
    "import { pages } from '../../../shell/src/server/compose/index.ts';\nexport const used = pages;",
  ],
  [
    'only-the-server-ships',
    'shell/src/layout/console.ts',
    "import { console } from '../../../console/src/server/index.ts';\nexport const used = console;",
  ],
  [
    'front-ends-know-no-delivery',
    'mfe-catalog/src/domain/search/c.ts',
    "import { store } from '../../../../delivery/src/store/index.ts';\nexport const c = store;",
  ],
  [
    'kit-imports-no-app',
    'shared-kit/src/bus/d.ts',
    "import { pages } from '../../../shell/src/server/compose/index.ts';\nexport const d = pages;",
  ],
  [
    'shell-names-no-remote',
    'shell/src/layout/e.ts',
    "import { orders } from '../../../mfe-account/src/domain/orders/index.ts';\nexport const e = orders;",
  ],
  [
    'only-the-server-ships',
    'shell/src/layout/f.ts',
    "import { store } from '../../../delivery/src/store/index.ts';\nexport const f = store;",
  ],
  [
    'delivery-knows-no-shop',
    'delivery/src/store/g.ts',
    "import { seed } from '../../../reference-api/src/seed/index.ts';\nexport const g = seed;",
  ],
  [
    'api-knows-the-contract-only',
    'reference-api/src/seed/h.ts',
    "import { d } from '../../../shared-kit/src/bus/d.ts';\nexport const h = d;",
  ],
  [
    'api-sells-nothing',
    'reference-api/src/seed/h2.ts',
    "import type { catalogue } from '../../../demo-shop/src/catalogue/index.ts';\nexport type H2 = typeof catalogue;",
  ],
  [
    'shell-names-no-remote',
    'shell/src/server/pages/h3.ts',
    "import { catalogue } from '../../../../demo-shop/src/catalogue/index.ts';\nexport const h3 = catalogue;",
  ],
  [
    'front-ends-know-no-delivery',
    'mfe-catalog/src/pages/home/h4.ts',
    "import { catalogue } from '../../../../demo-shop/src/catalogue/index.ts';\nexport const h4 = catalogue;",
  ],
  [
    'demo-shop-knows-the-api-only',
    'demo-shop/src/catalogue/h5.ts',
    "import { orders } from '../../../mfe-account/src/domain/orders/index.ts';\nexport const h5 = orders;",
  ],
  [
    'stand-ins-stand-alone',
    'demo-shop/acquirer/src/h6.ts',
    "import { catalogue } from '../../src/catalogue/index.ts';\nexport const h6 = catalogue;",
  ],
  [
    'packages-by-name',
    'demo-shop/src/catalogue/h7.ts',
    "import { acquirer } from '../../acquirer/src/index.ts';\nexport const h7 = acquirer;",
  ],
  ['no-circles', 'reference-api/src/seed/y2.ts', "import type { Z2 } from './z2.ts';\nexport type Y2 = Z2[];"],
  [
    'packages-by-name',
    'shell/src/session/i.ts',
    "import { locale } from '../../../shared-kit/src/contracts/locale.ts';\nexport const i = locale;",
  ],
  ['layers-pages', 'mfe-catalog/src/pages/home/j.ts', "import { routes } from '../../entry/routes.ts';\nexport const j = routes;"],
  ['layers-pages', 'mfe-catalog/src/fragments/slot/k.ts', "import { view } from '../../pages/home/index.ts';\nexport const k = view;"],
  ['layers-features', 'mfe-catalog/src/features/buy/l.ts', "import { view } from '../../pages/home/index.ts';\nexport const l = view;"],
  ['layers-domain-ui', 'mfe-catalog/src/domain/search/m.ts', "import { card } from '../../ui/card/index.ts';\nexport const m = card;"],
  [
    'layers-domain-ui',
    'mfe-catalog/src/ui/card/n.ts',
    "import type { Found } from '../../domain/search/index.ts';\nexport type N = Found;",
  ],
  ['slices-are-independent', 'mfe-catalog/src/pages/product/o.ts', "import { view } from '../home/index.ts';\nexport const o = view;"],
  ['through-the-index', 'mfe-catalog/src/pages/home/p.ts', "import { view } from '../../ui/card/view.ts';\nexport const p = view;"],
  ['through-the-index-from-entries', 'mfe-catalog/src/entry/q.ts', "import { view } from '../pages/home/view.ts';\nexport const q = view;"],
  ['through-the-index-of-a-folder', 'delivery/src/gate/r.ts', "import { lock } from '../store/lock.ts';\nexport const r = lock;"],
  [
    'through-the-index-of-an-api-folder',
    'reference-api/src/catalogue/facets/h8.ts',
    "import { find } from '../products/find.ts';\nexport const h8 = find;",
  ],
  [
    'through-the-index-of-a-server-room',
    'shell/src/server/releases/s.ts',
    "import { pages } from '../compose/pages/index.ts';\nexport const s = pages;",
  ],
  [
    'through-the-index-of-a-server-room',
    'shell/src/server/plugins/videos/ee.ts',
    "import { pages } from '../../compose/pages/index.ts';\nexport const ee = pages;",
  ],
  [
    'through-the-index-of-a-server-room',
    'shell/src/server/main.ts',
    "import { pages } from './compose/pages/index.ts';\nexport const main = pages;",
  ],
  [
    'through-the-index-of-a-server-folder',
    'shell/src/server/compose/document/ff.ts',
    "import { pages } from '../pages/pages.ts';\nexport const ff = pages;",
  ],
  [
    'server-core-knows-no-plugin',
    'shell/src/server/render/gg.ts',
    "import { theme } from '../plugins/theme/index.ts';\nexport const gg = theme;",
  ],
  [
    'server-plugins-are-independent',
    'shell/src/server/plugins/videos/hh.ts',
    "import { theme } from '../theme/index.ts';\nexport const hh = theme;",
  ],
  [
    'through-the-index-of-the-kit',
    'shared-kit/src/mount/t.ts',
    "import { secret } from '../contracts/secret.ts';\nexport const t = secret;",
  ],
  ['logic-knows-no-react', 'mfe-catalog/src/domain/search/u.ts', "import { useState } from 'react';\nexport const u = useState;"],
  ['logic-knows-no-react', 'shared-kit/src/models/v.ts', "import { useUnit } from 'effector-react';\nexport const v = useUnit;"],
  ['looks-know-no-effector', 'shared-kit/src/ui/w.ts', "import { createEvent } from 'effector';\nexport const w = createEvent;"],
  ['imports-exist', 'delivery/src/store/x.ts', "import { nothing } from './nothing.ts';\nexport const x = nothing;"],
  ['no-circles', 'delivery/src/store/y.ts', "import { z } from './z.ts';\nexport const y = () => z;"],
  [
    'browsers-run-no-server-code',
    'mfe-catalog/src/pages/home/aa.ts',
    "import { readFileSync } from 'node:fs';\nexport const aa = readFileSync;",
  ],
  [
    'browsers-run-no-server-code',
    'mfe-catalog/src/pages/home/bb.ts',
    "import { renderToString } from 'react-dom/server';\nexport const bb = renderToString;",
  ],
  ['browsers-run-no-server-code', 'mfe-catalog/src/entry/service.ts', "import { aa } from '../pages/home/aa.ts';\nexport const cc = aa;"],
  ['browsers-load-no-schema-library', 'mfe-catalog/src/domain/search/dd.ts', "import { Type } from 'typebox';\nexport const dd = Type;"],
];

interface Violation {
  from: string;
  rule: { name: string };
}

let repository: string;
let violations: Array<{ rule: string; file: string }>;

function build(folder: string): void {
  for (const [file, source] of [...Object.entries(allowed), ...forbidden.map(([, file, source]) => [file, source] as const)]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${source}\n`);
  }
  writeFileSync(
    path.join(folder, 'shared-kit/package.json'),
    JSON.stringify({ exports: { './contracts/locale': './src/contracts/locale.ts', './internal/video': './src/contracts/video.ts' } }),
  );
  for (const file of [...configs, 'tsconfig.json', 'tsconfig.base.json']) {
    cpSync(path.join(root, file), path.join(folder, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

function cruise(folder: string, config: string): Violation[] {
  const cli = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const folders = ['shell', 'mfe-catalog', 'mfe-account', 'shared-kit', 'server-kit', 'delivery', 'console', 'reference-api', 'demo-shop'];
  const output = execFileSync(process.execPath, [cli, '--config', config, '--output-type', 'json', ...folders], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
}

beforeAll(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'imports-'));
  build(repository);
  violations = configs.flatMap((config) => cruise(repository, config)).map((one) => ({ rule: one.rule.name, file: one.from }));
}, 60_000);

afterAll(() => rmSync(repository, { recursive: true, force: true }));

describe('the rules of imports', () => {
  it.each(forbidden)('%s catches %s', (rule, file) => {
    expect(violations).toContainEqual({ rule, file });
  });

  it('lets allowed imports pass', () => {
    expect(violations.filter(({ file }) => file in allowed)).toEqual([]);
  });

  it('has a fixture for every rule', () => {
    const tried = new Set(forbidden.map(([rule]) => rule));
    expect([...new Set(violations.map(({ rule }) => rule))].sort()).toEqual([...tried].sort());
  });
});
