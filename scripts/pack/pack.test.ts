import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { packagesVersion } from './manifests.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('the version of the packages', () => {
  it.each([
    [{ mount: 1, bus: 2, api: 1 }, 0, '1.2.100'],
    [{ mount: 1, bus: 2, api: 1 }, 7, '1.2.107'],
    [{ mount: 2, bus: 10, api: 12 }, 0, '2.10.1200'],
  ])('The version encodes the contracts: %j, revision %d is %s', (contracts, revision, version) => {
    expect(packagesVersion(contracts, revision)).toBe(version);
  });
});

describe('the packed packages', () => {
  it('The packages work with any tool, their bus contract equals that of the sources, and the JSON Schemas are in them', () => {
    // In a process of its own: what is built are ES modules, and Jest would make something else of them.
    const { stdout, stderr, status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'inspect.ts')], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([stderr, status]).toEqual(['', 0]);
    const { findings, imports, contracts, schemas } = JSON.parse(stdout) as {
      findings: readonly string[];
      imports: readonly string[];
      schemas: readonly string[];
      contracts: Record<string, { packed: unknown; source: unknown }>;
    };
    expect(findings).toEqual([]);
    expect(imports).toEqual([]);
    expect(schemas).toEqual(globSync('schemas/*', { cwd: path.join(root, 'delivery') }).sort());
    expect(Object.keys(contracts)).toEqual(globSync('mfe-*', { cwd: root }).sort());
    for (const { packed, source } of Object.values(contracts)) expect(packed).toEqual(source);
  }, 90_000);
});
