import { expect, it } from '@jest/globals';
import type { Database } from '../database/index.ts';
import { describeOnEngines } from '../testing/index.ts';
import { understand } from './understood.ts';

describeOnEngines('what a text means', (api) => {
  /** The same database, which counts its queries; the first of them fail. */
  function counted(failures = 0) {
    let queries = 0;
    const db = Object.assign(Object.create(api.services.db) as Database, {
      async execute(...given: Parameters<Database['execute']>) {
        queries += 1;
        if (queries <= failures) throw new Error('Nobody waits for this any more.');
        return api.services.db.execute(...given);
      },
    });
    return { db, queries: () => queries };
  }

  it('is found once for all who ask at the same time', async () => {
    const [alone, together] = [counted(), counted()];
    const meant = await understand(alone.db, 'магний');
    expect(await Promise.all([understand(together.db, 'магний'), understand(together.db, 'магний')])).toEqual([meant, meant]);
    expect([meant?.query, together.queries()]).toEqual([expect.stringContaining('магн'), alone.queries()]);
  });

  it('is found anew when whoever asked first has gone', async () => {
    const { db } = counted(1);
    const [first, second] = await Promise.allSettled([understand(db, 'магний'), understand(db, 'магний')]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
    expect((await understand(db, 'магний'))?.query).toContain('магн');
  });
});
