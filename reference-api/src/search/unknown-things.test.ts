import { expect, it } from '@jest/globals';
import type { Database } from '../database/index.ts';
import { describeOnEngines } from '../testing/index.ts';
import { readTexts } from './read-texts.ts';
import { asksForUnknownThing } from './unknown-things.ts';

describeOnEngines('what things are made of', (api) => {
  it.each(['йогуртница капсулы', 'йогуртница мороженица капсулы шейкер'])(
    'is asked once for «%s», however many words name things',
    async (text) => {
      let queries = 0;
      const db = Object.assign(Object.create(api.services.db) as Database, {
        async execute(...given: Parameters<Database['execute']>) {
          queries += 1;
          return api.services.db.execute(...given);
        },
      });
      const [reading] = await readTexts(api.services.db, [text]);
      if (!reading) throw new Error('one text has one reading');
      await asksForUnknownThing(db, reading);
      expect(queries).toBe(1);
    },
  );
});
