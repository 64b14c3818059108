import { expect, it } from '@jest/globals';
import { pickupWidget } from '@vitrava/demo-pickup-widget';
import { readDocument } from '@vitrava/reference-api/open-api';
import { byOccasion, type Customer, describeOnEngines, newCustomer, type TestApi } from '@vitrava/reference-api/testing';
import fc from 'fast-check';
import { type Call, callsOf } from './testing/calls.ts';
import { isOnOwnThing, onOwnThing } from './testing/own-things.ts';
import { badRequest, type WireRequest } from './testing/requests.ts';
import { tableDigest } from './testing/table-digest.ts';

const NO_LIMITS = {
  API_TOKEN_CALLS_PER_MINUTE: '1000000',
  API_ACCOUNT_CALLS_PER_HOUR: '1000000',
  API_CONTACT_REQUESTS_PER_HOUR: '1000000',
  API_COSTLY_READS_PER_MINUTE: '1000000',
};
const RUNS = byOccasion({ usual: 3, proof: 100 });
const TIMEOUT_MS = 3_600_000;

describeOnEngines(
  'bad input',
  (api: TestApi) => {
    async function sendAs(customer: Customer | null, call: Call, request: WireRequest) {
      const { payload, url } = request;
      const owner = call.path.startsWith('/admin/') && customer ? { 'x-admin-token': api.adminToken } : {};
      const headers = { ...owner, ...request.headers };
      if (customer === null || !url.startsWith('/api/')) {
        return api.app.inject({ method: call.method, url, headers, ...(payload === undefined ? {} : { payload }) });
      }
      return customer.call(call.method, url, { headers, ...(payload === undefined ? {} : { payload: payload as string }) });
    }

    /** Sends bad requests to each call of the document; gives, for each call that took one badly, the smallest such request and what came of it. */
    async function violationsOf(visitor: Customer | null): Promise<string[]> {
      const violations: string[] = [];
      for (const one of callsOf(readDocument(api.app))) {
        const isOwn = visitor !== null && isOnOwnThing(one);
        const customer = isOwn ? await newCustomer(api) : visitor;
        const call = isOwn && customer ? await onOwnThing(api, customer, one) : one;
        let before = await tableDigest(api.database.db);
        const details = await fc.check(
          fc.asyncProperty(badRequest(call), async (request) => {
            const { statusCode, body } = await sendAs(customer, call, request);
            if (statusCode >= 500) throw new Error(`${call.about} answered ${statusCode}: ${body}`);
            const after = await tableDigest(api.database.db);
            const isRefused = statusCode >= 400;
            if (isRefused && after !== before)
              throw new Error(`${call.about} answered ${statusCode} and changed rows: ${changes(before, after)}`);
            before = after;
          }),
          { numRuns: RUNS },
        );
        if (details.failed) violations.push((await fc.asyncDefaultReportMessage(details)) ?? call.about);
      }
      return violations;
    }

    it(
      'is refused in the shape of all refusals and changes no row, whatever a guest sends to whatever call',
      async () => {
        expect(await violationsOf(null)).toEqual([]);
      },
      TIMEOUT_MS,
    );

    it(
      'is refused in the shape of all refusals and changes no row, whatever a customer or the owner sends to whatever call',
      async () => {
        expect(await violationsOf(await newCustomer(api))).toEqual([]);
      },
      TIMEOUT_MS,
    );
  },
  { env: NO_LIMITS, extensions: [pickupWidget] },
);

function changes(before: string, after: string): string {
  const known = new Set(before.split('\n'));
  return after
    .split('\n')
    .filter((line) => !known.has(line))
    .map((line) => line.split(' ')[0])
    .join(', ');
}
