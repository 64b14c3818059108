import { spawnSync } from 'node:child_process';
import { FIRST_PAGE_BYTES, STARTER_BYTES, TEXT_PAGE_BYTES } from './budget.ts';
import { copiesOf } from './copies.ts';
import { scriptsOfFirstPage, scriptsOfTextPage, starterOf } from './first-page.ts';
import { measureBuilds } from './releases.ts';

/*
 * npm run size: the scripts of the first page, the starter among them and the scripts of a page of words against their budgets, one copy of
 * each shared library, and the budget of each package in .size-limit.mjs. Kilobytes are of 1000 bytes, after brotli.
 */

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

async function main(): Promise<boolean> {
  const measured = await measureBuilds();
  const { shell } = measured.releases;
  const scripts = scriptsOfFirstPage(measured.releases);
  const total = scripts.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
  const hasOwner = scripts.some(({ remote }) => remote !== 'shell');
  console.log(
    `Scripts of /: ${kilobytes(total)} of ${kilobytes(FIRST_PAGE_BYTES)}, ${scripts.length} files${hasOwner ? '' : ' (the remote of this page is not built)'}`,
  );
  for (const { brotliBytes, path, remote } of scripts) {
    console.log(`  ${kilobytes(brotliBytes).padStart(9)}  ${remote}/${path}`);
  }
  const textPage = scriptsOfTextPage(measured.releases).reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
  console.log(`Scripts of a page of words: ${kilobytes(textPage)} of ${kilobytes(TEXT_PAGE_BYTES)}`);
  const copies = copiesOf(measured);
  console.log(`Copies: ${copies.map(({ files, library }) => `${library} ${files.length}`).join(', ')}`);
  for (const { files, library } of copies.filter(({ files }) => files.length !== 1)) {
    console.error(`${library} must lie in exactly one script, not in ${files.length}: ${files.join(', ')}`);
  }
  if (total > FIRST_PAGE_BYTES) {
    console.error(`The scripts of / are ${kilobytes(total - FIRST_PAGE_BYTES)} over their budget.`);
  }
  if (textPage > TEXT_PAGE_BYTES) {
    console.error(`The scripts of a page of words are ${kilobytes(textPage - TEXT_PAGE_BYTES)} over their budget.`);
  }
  const [starter] = shell ? starterOf(shell) : [];
  const starterBytes = scripts.find(({ path }) => path === starter)?.brotliBytes ?? 0;
  if (starterBytes > STARTER_BYTES) {
    console.error(`The starter is ${starterBytes - STARTER_BYTES} bytes over its budget of ${STARTER_BYTES}.`);
  }
  const { status } = spawnSync('size-limit', [], { stdio: 'inherit' });
  const isWithin = total <= FIRST_PAGE_BYTES && textPage <= TEXT_PAGE_BYTES && starterBytes <= STARTER_BYTES;
  return isWithin && copies.every(({ files }) => files.length === 1) && status === 0;
}

process.exitCode = (await main()) ? 0 : 1;
