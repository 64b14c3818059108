import { expect, it } from '@jest/globals';
import type { Database } from '../../../database/index.ts';
import { describeOnEngines } from '../../../testing/index.ts';
import { runStages, textQuery } from './text-query.ts';

describeOnEngines('The query of a search text', (api) => {
  /** The same database, which counts its queries; the first of them fail. */
  function counted(failures = 0) {
    let queries = 0;
    const db = Object.assign(Object.create(api.services.db) as Database, {
      async execute(...given: Parameters<Database['execute']>) {
        queries += 1;
        if (queries <= failures) throw new Error('The request was aborted.');
        return api.services.db.execute(...given);
      },
    });
    return { db, queries: () => queries };
  }

  it('is built in stages whose outputs can be printed', async () => {
    const { normalised, tokens, lookedUp, queries, query } = await runStages(api.services.db, 'Могний без капсул');
    expect(normalised).toMatchObject([{ typed: 'могний без капсул', otherAlphabet: 'mogniy bez kapsul', compared: [] }]);
    expect(tokens[0]?.typed).toEqual(['могний', 'без', 'капсул']);
    expect(lookedUp.texts[0]?.corrected).toEqual(['магний', 'без', 'капсул']);
    expect(lookedUp.dictionary.lexemes.get('магний')).toMatchObject({ stem: 'магн', isNamed: true, ingredients: 1 });
    expect(queries[0]?.[0]?.query).toBe("( 'могн' | 'могон' | 'моген' ) & !'капсул':BC");
    expect(query).toMatchObject({ query: expect.stringContaining("'магн'"), corrected: 'магний без капсул' });
  });

  it('is built once for concurrent requests', async () => {
    const [alone, together] = [counted(), counted()];
    const meant = await textQuery(alone.db, 'магний');
    expect(await Promise.all([textQuery(together.db, 'магний'), textQuery(together.db, 'магний')])).toEqual([meant, meant]);
    expect([meant?.query, together.queries()]).toEqual([expect.stringContaining('магн'), alone.queries()]);
  });

  it('is built again when the request that built it has failed', async () => {
    const { db } = counted(1);
    const [first, second] = await Promise.allSettled([textQuery(db, 'магний'), textQuery(db, 'магний')]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
    expect((await textQuery(db, 'магний'))?.query).toContain('магн');
  });
});
