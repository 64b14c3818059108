import { expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { type DatabaseHandle, migrate, rowsOf } from '../../database/index.ts';
import type { SeedCatalogue } from '../../seed/index.ts';
import { CATALOGUE, describeOnEngines, FIXTURE_SEED } from '../../testing/index.ts';
import { seedDatabase } from './index.ts';

describeOnEngines('seeding', (api) => {
  const products = ({ db }: DatabaseHandle) =>
    rowsOf<{ id: number; slug: string; is_active: boolean }>(db, sql`select id, slug, is_active from product order by id`);
  const seed = (stamp: string, catalogue: SeedCatalogue) =>
    seedDatabase(api.database.db, { ...FIXTURE_SEED, stamp, catalogue: () => catalogue });

  it('counts products from 1001 in the order of the seed', async () => {
    const rows = await products(api.database);
    expect(rows.map((row) => [row.id, row.slug])).toEqual(CATALOGUE.products.map((row, index) => [1001 + index, row.slug]));
  });

  it('does nothing for the same seed, migrates nothing twice', async () => {
    expect(await migrate(api.database)).toEqual([]);
    expect(await seedDatabase(api.database.db, FIXTURE_SEED)).toBe(false);
  });

  it('keeps ids when the seed changes, adds what is new and switches off what is gone', async () => {
    const [first, ...rest] = CATALOGUE.products;
    if (!first) throw new Error('the fixture has products');
    expect(await seed('changed', { ...CATALOGUE, products: [{ ...first, slug: 'new-one' }, ...rest] })).toBe(true);
    const rows = await products(api.database);
    expect(rows.find((row) => row.slug === 'new-one')).toMatchObject({ id: 1007, is_active: true });
    expect(rows.find((row) => row.slug === first.slug)).toMatchObject({ id: 1001, is_active: false });
    expect(rows.find((row) => row.slug === rest[0]?.slug)).toMatchObject({ id: 1002, is_active: true });
    expect((await api.app.inject('/api/search/1001/')).statusCode).toBe(404);
  });

  it('keeps what orders have left of a known product', async () => {
    await api.database.db.execute(sql`update product set availability = 3 where id = 1003`);
    await seed('sold', CATALOGUE);
    expect((await api.app.inject('/api/search/1003/')).json()).toMatchObject({ availability: { left: 3 } });
  });

  it('keeps settings that were changed', async () => {
    const headers = { 'x-admin-token': api.adminToken };
    await api.app.inject({ method: 'PUT', url: '/admin/settings/CMS_PAGE_SIZE/', headers, payload: { value: 12 } });
    await seed('changed again', CATALOGUE);
    expect((await api.app.inject('/api/settings/')).json()).toMatchObject({ CMS_PAGE_SIZE: 12 });
    expect((await api.app.inject('/api/search/1001/')).statusCode).toBe(200);
  });

  it('leaves the database as it was when a seed contradicts itself', async () => {
    const [first] = CATALOGUE.products;
    if (!first) throw new Error('the fixture has products');
    const before = await products(api.database);
    await expect(seed('broken', { ...CATALOGUE, products: [{ ...first, brand: 'nobody' }] })).rejects.toThrow('"nobody"');
    expect(await products(api.database)).toEqual(before);
  });

  it.each(['минералы', 'magnesium', 'солнечный витамин'])(
    'refuses a thesaurus that leads «%s» to none of the goods that are called so',
    async (called) => {
      const meanings = [...CATALOGUE.meanings, { kind: 'group' as const, leadsTo: ['category:vitamin-c'], phrases: [called] }];
      await expect(seed('misleading', { ...CATALOGUE, meanings })).rejects.toThrow(`«${called}»`);
    },
  );

  it('A thesaurus with a thing that is both unsold and merely mentioned is refused', async () => {
    const meanings = [...CATALOGUE.meanings, { kind: 'aside' as const, leadsTo: [], phrases: ['антибиотики'] }];
    await expect(seed('ambiguous', { ...CATALOGUE, meanings })).rejects.toThrow('«антибиотики» means two things');
  });
});
