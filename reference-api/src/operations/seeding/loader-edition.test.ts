import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../database/index.ts';
import { describeOnEngines } from '../../testing/index.ts';
import { LOADER_EDITION } from './seed-database.ts';

describeOnEngines('the edition of the loader', (api) => {
  // When this fails because the loader writes something else, raise the edition, or shops keep what the older one wrote; when only the fixture is another, keep it.
  it('is another one whenever the same seed is written differently', async () => {
    // Dictionaries differ between versions of the engine; one of them is enough here.
    if (api.database.engine !== 'pglite') return;
    const { db } = api.database;
    const written = [
      await rowsOf(db, sql`select slug, document::text from product order by slug collate "C"`),
      await rowsOf(db, sql`select key, kind, query, preferred from search_phrase order by key collate "C"`),
      await rowsOf(db, sql`select word, weight from search_word order by word collate "C"`),
      await rowsOf(db, sql`select word, role from search_word_role order by word collate "C", role`),
      await rowsOf(db, sql`select lexeme, ingredients from search_lexeme order by lexeme collate "C"`),
    ];
    const digest = createHash('sha1').update(JSON.stringify(written)).digest('hex');
    expect([LOADER_EDITION, digest.slice(0, 10)]).toEqual([8, '06228b16db']);
  });
});
