import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { kitUnits } from '../../shared-kit/src/build/bus/index.ts';
import type { BusUnit, PayloadShape } from '../../shared-kit/src/contracts/bus-contract.ts';
import { CONTRACT_VERSIONS } from '../../shared-kit/src/contracts/manifest.ts';
import { type BusRecord, breakingChanges, recordBus } from './bus-record.ts';

const text: PayloadShape = { type: 'string' };
const line = (fields: Record<string, PayloadShape>, required: string[]): PayloadShape => ({ fields, required });
const event = (payload: PayloadShape): BusUnit => ({ kind: 'event', payload });
const recorded = { 'cart/itemAdded': event(line({ product: { type: 'number' } }, ['product'])) };

describe('contracts.bus', () => {
  it('The recorded units are those of the kit, so an incompatible change is not possible without another contracts.bus', () => {
    const file = path.join(import.meta.dirname, '../../shared-kit/src/bus/record.json');
    const record = JSON.parse(readFileSync(file, 'utf8')) as BusRecord;
    expect(recordBus(record, { version: CONTRACT_VERSIONS.bus, units: kitUnits() })).toEqual(record);
  });

  it.each<[string, BusRecord['units']]>([
    ['a unit more', { ...recorded, 'cart/itemRemoved': event(text) }],
    ['an optional field more', { 'cart/itemAdded': event(line({ product: { type: 'number' }, note: text }, ['product'])) }],
  ])('It stays for %s', (_, units) => {
    expect(breakingChanges(recorded, units)).toEqual([]);
  });

  it.each<[string, BusRecord['units'], string]>([
    ['a unit that is removed or renamed', { 'cart/lineAdded': event(text) }, 'cart/itemAdded is gone'],
    [
      'a unit of another kind',
      { 'cart/itemAdded': { ...recorded['cart/itemAdded'], kind: 'store' } },
      'cart/itemAdded was of kind event and is of kind store',
    ],
    [
      'a required field more, which older builds do not send',
      { 'cart/itemAdded': event(line({ product: { type: 'number' }, note: text }, ['product', 'note'])) },
      'cart/itemAdded, field note: nothing does not fit string',
    ],
    [
      'a field less, which older builds read',
      { 'cart/itemAdded': event(line({}, [])) },
      'cart/itemAdded, field product: nothing does not fit number',
    ],
    ['another payload', { 'cart/itemAdded': event(text) }, 'cart/itemAdded: { product } does not fit string'],
  ])('It is increased for %s', (_, units, change) => {
    expect(breakingChanges(recorded, units)).toEqual([change]);
    expect(() => recordBus({ version: 3, units: recorded }, { version: 3, units })).toThrow(`Increase CONTRACT_VERSIONS.bus`);
    expect(recordBus({ version: 3, units: recorded }, { version: 4, units })).toEqual({ version: 4, units });
  });

  it('It is increased for another result of an effect', () => {
    const effect = (result: PayloadShape): BusUnit => ({ kind: 'effect', payload: { type: 'undefined' }, result });
    const changes = breakingChanges({ 'session/readFx': effect(text) }, { 'session/readFx': effect({ type: 'number' }) });
    expect(changes).toEqual(['session/readFx: string does not fit number']);
  });
});
