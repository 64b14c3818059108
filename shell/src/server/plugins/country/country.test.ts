import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { privateFor } from '@vitrava/shared-kit/internal/cache-lifetimes';
import fastify from 'fastify';
import { country } from './index.ts';
import { createCountryLookup } from './lookup.ts';

function open(trustProxy: string[] = []) {
  const app = fastify({ trustProxy: trustProxy.length > 0 && trustProxy });
  app.register(country, { countryTable: null });
  return async (remoteAddress: string, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const answer = await app.inject({ url: '/_country', remoteAddress, headers });
    return { country: answer.json<{ country: string }>().country, cache: answer.headers['cache-control'] };
  };
}

describe('the country of a visitor', () => {
  it.each([
    ['77.88.8.8', 'RU'],
    ['::ffff:77.88.8.8', 'RU'],
    ['2a02:6b8::feed:ff', 'RU'],
    ['93.84.0.1', 'BY'],
    ['178.89.0.1', 'KZ'],
    ['8.8.8.8', 'US'],
    ['2001:4860:4860::8888', 'US'],
  ])('[K9] [W37] is found by the address: %s is in %s', async (address, country) => {
    expect(await open()(address)).toEqual({ country, cache: privateFor('country') });
  });

  it.each([
    '127.0.0.1',
    '::1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '::ffff:192.168.1.1',
    '100.64.0.9',
    '169.254.1.1',
    '203.0.113.9',
    'fd00::1',
    'fe80::1%eth0',
    '2001:db8::1',
    '255.255.255.255',
  ])('[K9] The country is Russia for an unknown address: %s', async (address) => {
    expect((await open()(address)).country).toBe('RU');
  });

  it('The country never comes from a visitor’s claim, only from a trusted proxy', async () => {
    expect((await open()('93.84.0.1', '8.8.8.8')).country).toBe('BY');
    expect((await open(['10.0.0.0/8'])('10.0.0.5', '8.8.8.8')).country).toBe('US');
    expect((await open(['10.0.0.0/8'])('93.84.0.1', '8.8.8.8')).country).toBe('BY');
    expect((await open(['10.0.0.0/8'])('10.0.0.5', '8.8.8.8, 178.89.0.1')).country).toBe('KZ');
    expect((await open(['10.0.0.0/8'])('10.0.0.5', 'nonsense')).country).toBe('RU');
  });

  it('is Russia, and reported once, when the table is broken or missing', async () => {
    const onProblem = jest.fn();
    const broken = path.join(mkdtempSync(path.join(tmpdir(), 'vitrava-table-')), 'broken.mmdb');
    writeFileSync(broken, 'not a table');
    for (const tableFile of [broken, '/nowhere/table.mmdb']) {
      const unknown = createCountryLookup({ tableFile, onProblem });
      expect([await unknown('8.8.8.8'), await unknown('77.88.8.8')]).toEqual([null, null]);
    }
    expect(onProblem).toHaveBeenCalledTimes(2);
  });

  it('is Russia when the table lost a part on its way', async () => {
    const onProblem = jest.fn();
    const whole = readFileSync(createRequire(__filename).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'));
    const torn = path.join(mkdtempSync(path.join(tmpdir(), 'vitrava-table-')), 'torn.mmdb');
    writeFileSync(torn, whole.subarray(whole.length / 2));
    const unknown = createCountryLookup({ tableFile: torn, onProblem });
    for (const address of ['8.8.8.8', '77.88.8.8', '178.89.0.1', '2a02:6b8::feed:ff']) expect(await unknown(address)).toBeNull();
    expect(onProblem).toHaveBeenCalledTimes(1);
  });
});
