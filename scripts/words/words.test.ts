import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@babel/core';
import { describe, expect, it } from '@jest/globals';

/*
 * Words that people read live in `locales/`, and only there. Literal text in JSX is refused by Biome (noJsxLiterals); this finds Russian
 * words in strings, templates and expressions of what runs. Comments may quote them.
 */

const root = path.resolve(import.meta.dirname, '../..');
const CYRILLIC = /[а-яё]/i;

/** Files that hold Russian words for a reason. */
const REASONS: Readonly<Record<string, string>> = {
  'shared-kit/src/contracts/locale.ts': 'the language’s own name, the same in every language',
  'shared-kit/src/i18n/format/date.ts': 'takes the engine’s «г.» away from dates',
  'shared-kit/src/forms/answers/problems.ts': 'reads sentences that the API may answer with',
  'mfe-account/src/domain/answers/problems.ts': 'reads sentences that the API may answer with',
  'shell/src/page-title/index.ts': 'the shop’s name for a title that the first script writes before any locale file is there',
  'shell/src/session/farewells.ts': 'said by a model of the shell, which is given no texts',
  'shell/src/session/logout-notices.ts': 'said by a model of the shell, which is given no texts',
  'shell/src/head/words.ts': 'the head of a document is written by the server, also when no locale file can be had',
  'shell/src/server/compose/pages/words.ts': 'what the server says when the shell’s own files cannot be had',
  'shell/src/server/plugins/share-picture/draw.ts': 'drawn into a picture',
  'shell/src/server/plugins/documents/catalogue.ts': 'titles of printed documents, which no page shows',
  'shell/src/server/plugins/documents/pdf/words.ts': 'the furniture of printed documents, which no page shows',
};

const files = globSync('{shell,mfe-*,shared-kit}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .sort();

/** Code without its comments has Cyrillic letters. */
function hasWords(file: string): boolean {
  const code = readFileSync(path.join(root, file), 'utf8');
  if (!CYRILLIC.test(code)) return false;
  const plugins = file.endsWith('x') ? (['typescript', 'jsx'] as const) : (['typescript'] as const);
  const comments =
    parseSync(code, { configFile: false, babelrc: false, filename: file, parserOpts: { plugins: [...plugins] } })?.comments ?? [];
  const bare = comments.reduceRight((text, { start, end }) => text.slice(0, start ?? 0) + text.slice(end ?? 0), code);
  return CYRILLIC.test(bare);
}

describe('words that people read', () => {
  const found = files.filter(hasWords);

  it('stand in locales/ and nowhere else', () => {
    expect(found.filter((file) => !(file in REASONS))).toEqual([]);
  });

  it('have no reason on record where there are none any more', () => {
    expect(Object.keys(REASONS).filter((file) => files.includes(file) && !found.includes(file))).toEqual([]);
  });
});
