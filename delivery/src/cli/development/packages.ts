import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type Refusal, refuse } from '../../refusals/index.ts';

type Contracts = RemoteManifest['contracts'];

/** Differences between the contracts of the installed packages, the manifest and this command line. */
export async function checkPackages(folder: string, own: Contracts): Promise<readonly Refusal[]> {
  const packages = await Promise.all(
    ['@vitrava/shared-kit', '@vitrava/build-preset'].map(async (name) => ({ name, supported: await readPackage(folder, name) })),
  );
  const manifest = JSON.parse(await readFile(join(folder, 'remote.manifest.json'), 'utf8')) as { contracts?: Contracts };
  return [...packages, { name: 'remote.manifest.json', supported: manifest.contracts ?? null }].flatMap(({ name, supported }) => {
    if (supported === null) return [refuse('package-missing', { package: name })];
    const [theirs, ours] = [supported, own].map(contractsText) as [string, string];
    return theirs === ours ? [] : [refuse('packages-differ', { package: name, supported: theirs, expected: ours, by: 'this vitrava' })];
  });
}

/** Versions of contracts as people read them: `mount 1, bus 2, api 1`. */
export function contractsText({ mount, bus, api }: Contracts): string {
  return `mount ${mount}, bus ${bus}, api ${api}`;
}

async function readPackage(folder: string, name: string): Promise<Contracts | null> {
  try {
    const file = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`);
    const { vitrava } = JSON.parse(await readFile(file, 'utf8')) as { vitrava?: { contracts?: Contracts } };
    return vitrava?.contracts ?? null;
  } catch {
    return null;
  }
}
