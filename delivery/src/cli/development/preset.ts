import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Preset from '@vitrava/build-preset/commands';
import { UsageError } from '../command/index.ts';

/** The build preset that is installed for the remote in `folder`: its builds and its tests are those of its own version. */
export async function loadPreset(folder: string): Promise<typeof Preset> {
  // Visitors get its builds; the variable is read when it is loaded.
  process.env.NODE_ENV = 'production';
  return (await import(/* webpackIgnore: true */ pathToFileURL(presetFile(folder)).href)) as typeof Preset;
}

function presetFile(folder: string): string {
  try {
    return createRequire(join(folder, 'package.json')).resolve('@vitrava/build-preset/commands');
  } catch {
    throw new UsageError('@vitrava/build-preset is not installed: run npm install, with the three packages that the shop gives out.');
  }
}
