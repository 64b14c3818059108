import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/*
 * The command line of this repository. It runs as one bundled program, which starts four times as fast as its sources
 * do; it is bundled again whenever one of the sources has changed. Only Node's own modules are imported before that is
 * known.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, '.cache/vitrava');

const { runVitrava } = await import(pathToFileURL(readFresh() ?? (await makeBundle())).href);
process.exitCode = await runVitrava(process.argv.slice(2), root, process.env);

/** The program of the bundle, null when there is none or its sources have changed. */
function readFresh() {
  try {
    const { folder, stamps } = JSON.parse(readFileSync(path.join(cache, 'bundle.json'), 'utf8'));
    const program = path.join(cache, folder, 'run.mjs');
    statSync(program);
    return Object.entries(stamps).every(([file, stamp]) => stamp === stampOf(file)) ? program : null;
  } catch {
    return null;
  }
}

function stampOf(file) {
  const { mtimeMs, size } = statSync(path.join(root, file));
  return `${mtimeMs}:${size}`;
}

/**
 * Without a bundle (a disk that is full or may not be written) it runs from its sources, because the command may be an
 * urgent rollback.
 */
async function makeBundle() {
  try {
    const { keepBundle } = await import('./keep-bundle.ts');
    return await keepBundle(root, cache, stampOf);
  } catch {
    return path.join(root, 'delivery/src/run.ts');
  }
}
