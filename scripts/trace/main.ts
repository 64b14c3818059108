import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { idsProvenBy, readItems } from './items.ts';

/* npm run trace: which items of docs/traceability.md have a test. `--list` prints those without one. */

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const TESTS = [
  '{shell,mfe-*,shared-kit,server-kit,delivery,console,reference-api,static-files,demo-shop,demo-shop/*}/{src,locales}/**/*.test.{ts,tsx}',
  'e2e/**/*.spec.ts',
];

const items = readItems(read('docs/traceability.md'));
const ids = new Set(items.map(({ id }) => id));
const files = globSync(TESTS, { cwd: root, exclude: ['**/node_modules/**'] });
const claims = files.flatMap((file) => idsProvenBy(file, read(file)).map((id) => ({ id, file })));
const proven = new Set(claims.map(({ id }) => id));
const withoutTest = items.filter(({ id }) => !proven.has(id));

console.log(`${items.length - withoutTest.length} of ${items.length} items have a test.`);
if (process.argv.includes('--list')) for (const { id, text } of withoutTest) console.log(`  ${id.padEnd(4)} ${text}`);

const errors = [
  ...(ids.size < items.length ? ['docs/traceability.md has two items with one id.'] : []),
  ...claims
    .filter(({ id }) => !ids.has(id))
    .map(({ id, file }) => `${file}: a title names ${id}, which is no item of docs/traceability.md.`),
  ...withoutTest.filter(({ isProven }) => isProven).map(({ id, text }) => `${id} has the status "proven" and no test: ${text}`),
];
for (const error of errors) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
