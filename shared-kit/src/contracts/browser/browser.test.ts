import { describe, expect, it } from '@jest/globals';
import type { Contract } from '@withease/contracts';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import {
  CartLineSchema,
  CartPricingSchema,
  CartTotalsSchema,
  CompanySchema,
  OrderSchema,
  PickupPointSchema,
  ProductCardSchema,
} from '../api/index.ts';
import * as browser from './index.ts';
import { valuesOf } from './testing/arbitrary.ts';

const { lines } = OrderSchema.properties;

/** Each contract of the browser beside the schema that the API serialises its answers with. */
const PAIRS: readonly (readonly [name: keyof typeof browser, contract: Contract<unknown, unknown>, schema: TSchema])[] = [
  ['companyContract', browser.companyContract, CompanySchema],
  ['orderContract', browser.orderContract, OrderSchema],
  ['orderLineContract', browser.orderLineContract, lines.items],
  ['pickupPlaceContract', browser.pickupPlaceContract, PickupPointSchema],
  ['pickupPointContract', browser.pickupPointContract, PickupPointSchema],
  ['pictureContract', browser.pictureContract, ProductCardSchema.properties.photo],
  ['lineProblemContract', browser.lineProblemContract, CartLineSchema.properties.problem.anyOf[0]],
  ['pricedLineContract', browser.pricedLineContract, CartLineSchema],
  ['pricingContract', browser.pricingContract, CartPricingSchema],
  ['productCardContract', browser.productCardContract, ProductCardSchema],
  ['namedContract', browser.namedContract, ProductCardSchema.properties.brand],
  ['pricedItemContract', browser.pricedItemContract, ProductCardSchema],
  ['deliveryOfferContract', browser.deliveryOfferContract, CartTotalsSchema.properties.delivery.items],
  ['totalsContract', browser.totalsContract, CartTotalsSchema],
  ['decimalContract', browser.decimalContract, ProductCardSchema.properties.price],
];

describe('the contracts of browsers', () => {
  it('are all held against the schema of the API', () => {
    const contracts = Object.keys(browser).filter((name) => name.endsWith('Contract'));
    expect(PAIRS.map(([name]) => name).sort()).toEqual(contracts.sort());
  });

  it.each(PAIRS)('%s accepts whatever the API may answer', (_, contract, schema) => {
    fc.assert(
      fc.property(valuesOf(schema), (value) => {
        expect(Value.Errors(schema, value)).toEqual([]);
        expect(contract.getErrorMessages(value)).toEqual([]);
        expect(contract.isData(value)).toBe(true);
      }),
    );
  });

  it.each(PAIRS)('%s refuses an invalid response of the API', (_, contract, schema) => {
    fc.assert(
      fc.property(fc.constantFrom<unknown>(undefined, null, 0, true, [], 'no such thing', {}), (value) => {
        if (!Value.Check(schema, value)) expect(contract.isData(value)).toBe(false);
      }),
    );
  });
});
