import { expect, it } from '@jest/globals';
import {
  type PickupCityList,
  PickupCityListSchema,
  type PickupPointList,
  PickupPointListSchema,
  PickupPointSchema,
} from '@vitrava/shared-kit/contracts/api';
import { Compile } from 'typebox/compile';
import { describeOnEngines } from '../../testing/index.ts';
import { findPickupPoints } from './index.ts';

describeOnEngines('pickup points', (api) => {
  const get = (url: string, language = 'ru') => api.app.inject({ url, headers: { 'accept-language': language } });
  const search = async (query: string) =>
    (await get(`/api/pickup_points/?${query}`)).json<PickupPointList>().results.map((point) => point.id);

  it('lists cities with the number of their points, the largest first', async () => {
    const list = (await get('/api/pickup_cities/', 'en')).json<PickupCityList>();
    expect(Compile(PickupCityListSchema).Check(list)).toBe(true);
    expect(list.results).toEqual([
      { id: 'moscow', name: 'Moscow', points: 3 },
      { id: 'kazan', name: 'Kazan', points: 1 },
    ]);
  });

  it('lists points in the language of the call, the nearest day first', async () => {
    const list = (await get('/api/pickup_points/?city=moscow')).json<PickupPointList>();
    expect(Compile(PickupPointListSchema).Check(list)).toBe(true);
    expect(list.results[0]).toEqual({
      id: 'moscow-locker',
      name: 'Пункт moscow-locker',
      city: 'Москва',
      address: 'Зелёный пр-т, 60',
      workschedule: 'Ежедневно',
      phone: '+7 495 000-10-01',
      period: 1,
      price: '199.00',
      prepaid: true,
      weight_limit: 15_000,
      latitude: 55.75,
      longitude: 37.62,
    });
    expect((await get('/api/pickup_points/?city=moscow', 'en')).json<PickupPointList>().results[0]?.city).toBe('Moscow');
  });

  it('finds points by any part of name, address and metro, in either language, within a city', async () => {
    expect(await search('search=зеленый')).toEqual(['moscow-locker']);
    expect(await search('search=кремл')).toEqual(['kazan-lavka']);
    expect(await search('search=baumana%2044')).toEqual(['kazan-lavka']);
    expect(await search('city=moscow&search=баумана')).toEqual([]);
    expect(await search('search=100%25_')).toEqual([]);
    expect(await search('city=nowhere')).toEqual([]);
  });

  it('There is no point with an impossible id', async () => {
    for (const id of ['%00', 'nowhere', '%D1%91', 'a'.repeat(150)]) {
      const answer = await get(`/api/pickup_points/${id}/`);
      expect([id, answer.statusCode, Object.keys(answer.json())]).toEqual([id, 404, ['detail']]);
    }
  });

  it('cuts the list into pages', async () => {
    const list = (await get('/api/pickup_points/?page_size=3&page=2')).json<PickupPointList>();
    expect([list.count, list.results.length, list.next]).toEqual([4, 1, null]);
    expect((await get('/api/pickup_points/?page_size=3&page=3')).statusCode).toBe(404);
  });

  it('gives one point, and 404 for one that does not exist', async () => {
    const point = (await get('/api/pickup_points/kazan-lavka/', 'en')).json();
    expect(Compile(PickupPointSchema).Check(point)).toBe(true);
    expect(point).toMatchObject({ id: 'kazan-lavka', city: 'Kazan' });
    expect((await get('/api/pickup_points/nowhere/')).statusCode).toBe(404);
  });

  it('finds several points by id and leaves out what is gone', async () => {
    const found = await findPickupPoints(api.database.db, ['moscow-lesnaya', 'gone'], 'ru');
    expect([...found.keys()]).toEqual(['moscow-lesnaya']);
  });
});
