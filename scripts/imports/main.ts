import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

/* Two passes: what the source names, types included, and what running code reaches. */

const folders = ['shell', ...globSync('mfe-*'), 'shared-kit', 'delivery', 'reference-api', 'demo-shop'];
const configs = ['.dependency-cruiser.mjs', '.dependency-cruiser.runtime.mjs'];

const codes = configs.map(
  (config) => spawnSync('depcruise', ['--config', config, '--output-type', 'err-long', ...folders], { stdio: 'inherit' }).status,
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
