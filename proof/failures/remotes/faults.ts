import { randomUUID } from 'node:crypto';
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BROKEN, hangsOnServer, throwsOnServer, throwsWhenDrawn } from '../../../e2e/fixtures/breakages.ts';
import { type BuildChange, editFiles } from '../../../e2e/fixtures/changed-release.ts';
import type { WireFault } from '../../fault/relay.ts';

/**
 * Where a fault of a remote lies: in what its files are answered with (`files`), in a release whose program for the browser is broken
 * (`program`), or in one that the server cannot render (`server`).
 */
export type RemoteFault =
  | { readonly name: string; readonly in: 'files'; readonly of: RegExp; readonly wire: WireFault }
  | { readonly name: string; readonly in: 'program'; readonly change: BuildChange }
  | { readonly name: string; readonly in: 'server'; readonly change: BuildChange };

/** What the shell waits for a file, and then some, in milliseconds. */
const BEYOND_DEADLINE_MS = 24_000;

const text = (status: number): WireFault => ({ type: 'answer', status, contentType: 'text/plain', body: 'broken on purpose' });

export const REMOTE_FAULTS: readonly RemoteFault[] = [
  { name: 'files 404', in: 'files', of: /./, wire: text(404) },
  { name: 'files 500', in: 'files', of: /./, wire: text(500) },
  { name: 'scripts slow past the deadline', in: 'files', of: /\.js$/, wire: { type: 'slow', ms: BEYOND_DEADLINE_MS } },
  { name: 'style sheets slow past the deadline', in: 'files', of: /\.css$/, wire: { type: 'slow', ms: BEYOND_DEADLINE_MS } },
  { name: 'files tampered with', in: 'files', of: /\.js$/, wire: { type: 'tampered', addition: '\n/* changed on its way */\n' } },
  { name: 'syntax error', in: 'program', change: hasForeignSyntax },
  { name: 'throws on load', in: 'program', change: throwsOnLoad },
  { name: 'throws on mount', in: 'program', change: withMark(throwsWhenDrawn) },
  { name: 'throws on server render', in: 'server', change: throwsOnServer },
  { name: 'hangs on server render', in: 'server', change: hangsOnServer },
  { name: 'eats memory on server render', in: 'server', change: eatsMemory },
];

const scripts = (folder: string) => path.join(folder, 'browser');
/** What makes each faulty release one of its own. */
const mark = () => `\n/* ${randomUUID()} */\n`;

/** Syntax that the gate knows, and that browsers refuse: an attribute of an import that none of them has. */
async function hasForeignSyntax(folder: string): Promise<void> {
  const entry = (await readdir(scripts(folder))).find((name) => /^remoteEntry\..*\.js$/.test(name));
  await mustEdit(folder, /^__federation_expose_.*\.js$/, (code) => `import "./${entry}" with { broken: "on purpose" };${code}${mark()}`);
}

/** Its program ends before it has exported anything. */
async function throwsOnLoad(folder: string): Promise<void> {
  await mustEdit(folder, /^remoteEntry\..*\.js$/, (code) => `${code}\nthrow new Error("${BROKEN}");${mark()}`);
}

function withMark(change: BuildChange): BuildChange {
  return async (folder) => {
    await change(folder);
    await mustEdit(folder, /^remoteEntry\..*\.js$/, (code) => `${code}${mark()}`);
  };
}

async function mustEdit(folder: string, name: RegExp, edit: (code: string) => string): Promise<void> {
  if ((await editFiles(scripts(folder), name, edit)) === 0) throw new Error(`No file ${name} could be broken.`);
}

/** Its renders take memory without end, on the server of the shop alone: the gate would refuse it. */
async function eatsMemory(folder: string): Promise<void> {
  const eat = 'const all = []; for (;;) all.push(new Array(1e6).fill({ a: 1 }));';
  const render = `async render(input) { if (input.api.baseUrl.endsWith('.invalid')) return whole.render(input); ${eat} }`;
  await appendFile(
    path.join(folder, 'server.cjs'),
    `\n{ const whole = module.exports; module.exports = { ...whole, ${render} }; }${mark()}`,
  );
}

/** As good as the one before, and another. */
export const isAnother: BuildChange = async (folder) => appendFile(path.join(folder, 'server.cjs'), mark());

/** Changes the server file of a release where it lies, as whoever has broken into the machine. */
export async function tamperServerFile(dataDir: string, remote: string, version: string): Promise<void> {
  const file = path.join(dataDir, 'releases', remote, version, 'server.cjs');
  await writeFile(file, `${await readFile(file, 'utf8')}\n/* changed on disk */\n`);
}
