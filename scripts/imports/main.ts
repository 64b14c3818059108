import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';

/*
 * Which way imports run, in two passes side by side: what the source names, types included, and what running code reaches. All of the
 * source, or, with names of workspaces, these and all that they import: that is enough for whatever a change in one of them can break, if
 * those that import it are named too.
 */

const all = ['shell', ...globSync('mfe-*'), 'shared-kit', 'build-preset', 'delivery', 'reference-api', 'demo-shop'];
const named = process.argv.slice(2);
const folders = named.length > 0 ? named : all;
const configs = ['.dependency-cruiser.mjs', '.dependency-cruiser.runtime.mjs'];

const codes = await Promise.all(
  configs.map(async (config) => {
    const pass = spawn('depcruise', ['--config', config, '--output-type', 'err-long', ...folders], { stdio: 'inherit' });
    return ((await once(pass, 'exit')) as [number | null])[0];
  }),
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
