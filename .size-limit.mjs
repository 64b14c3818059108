import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * The limit of a whole package, all its pages together, after brotli. A package that needs more than the default
 * declares it in its package.json (`budgets`); a good third of mfe-content and of mfe-account is the numbering plans of
 * the phone field (44 kB, on demand: docs/decisions/019), whose appearance is in their styles. The limit of one page is
 * measured in the browser (e2e/page/first-page.spec.ts).
 */

const root = import.meta.dirname;
const usual = { scripts: '60 kB', styles: '14 kB' };

const budgetsOf = (name) => {
  const { budgets } = JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8'));
  const { scripts, styles } = { ...usual, ...budgets };
  return [
    { name: `${name}: scripts`, path: `${name}/dist/browser/*.js`, limit: scripts },
    { name: `${name}: styles`, path: `${name}/dist/browser/*.css`, limit: styles },
  ];
};

/** The starter runs before the first paint. */
const starter = { name: 'shell: starter', path: 'shell/dist/browser/starter.*.js', limit: '2 kB' };

export default [starter, ...globSync('{shell,mfe-*}/rspack.config.ts', { cwd: root }).map(path.dirname).sort().flatMap(budgetsOf)];
