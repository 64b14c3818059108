import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { PUBLISHED_SCHEMAS } from './schemas.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(path.resolve(root, file), 'utf8')) as { readonly $schema?: string };
const files = execFileSync('git', ['ls-files', '*.json'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const local = files.filter((file) => existsSync(path.join(root, file)) && read(file).$schema?.startsWith('.'));
const written = files.filter((file) => /(?:^|\/)(?:remote\.manifest|route)\.json$/.test(file));
const schemaOf = (file: string) => path.resolve(root, path.dirname(file), read(file).$schema ?? '');
const isOwn = (file: string) => schemaOf(file).startsWith(path.join(root, 'delivery'));

describe('The published JSON Schemas', () => {
  it.each(Object.entries(PUBLISHED_SCHEMAS))('The file of the schema %s is that of its declaration', (name, schema) => {
    expect(read(`delivery/schemas/${name}.schema.json`)).toEqual(JSON.parse(JSON.stringify(schema)));
  });

  it.each(Object.entries(PUBLISHED_SCHEMAS))('Patterns of the schema %s are valid in editors, which read them as Unicode', (_, schema) => {
    for (const [, pattern] of JSON.stringify(schema).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)) {
      expect(() => new RegExp(JSON.parse(`${pattern}`) as string, 'u')).not.toThrow();
    }
  });

  it('Every manifest and every route of the repository names a schema', () => {
    expect(written.filter((file) => !isOwn(file))).toEqual([]);
  });

  it.each(local)('The schema that %s names is there', (file) => {
    expect(existsSync(schemaOf(file))).toBe(true);
  });

  it.each(local.filter(isOwn))('%s matches its schema', (file) => {
    expect(Value.Errors(read(schemaOf(file)) as TSchema, read(file))).toEqual([]);
  });

  it('A field that a manifest does not have is refused', () => {
    const schema = read('delivery/schemas/foreign.manifest.schema.json') as TSchema;
    expect(Value.Check(schema, { ...read('examples/vue/remote.manifest.json'), exposes: './App' })).toBe(false);
  });
});
