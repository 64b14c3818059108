import path from 'node:path';
import { expect, it } from '@jest/globals';
import { checkCalls, readContract } from '@vitrava/delivery/gate';
import { pickupWidget } from '@vitrava/demo-pickup-widget';
import { describeOnEngines } from '@vitrava/reference-api/testing';
import { readCalls } from '@vitrava/shared-kit/build/calls';

/* What the shop's sources call, and what of the answers they read, against what the reference API promises in its own document. */

const root = path.resolve(import.meta.dirname, '../..');
/** Read once for both engines: a program of TypeScript for each remote. */
const read = new Map<string, ReturnType<typeof readCalls>>();
function callsOf(remote: string): ReturnType<typeof readCalls> {
  const calls = read.get(remote) ?? readCalls(path.join(root, remote));
  read.set(remote, calls);
  return calls;
}
const REMOTES = ['shell', 'mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-content'];

describeOnEngines(
  'the API of the shop',
  (api) => {
    it.each(REMOTES)(
      'answers every call of %s as it is read',
      async (remote) => {
        const contract = readContract((await api.app.inject('/api/schema/')).json());
        const calls = callsOf(remote);
        expect(calls.unread).toBeUndefined();
        expect(calls.calls.length).toBeGreaterThan(3);
        const broken = contract && checkCalls({ remote, version: null, manifest: { routes: [], api: calls } }, contract);
        expect(broken?.map(({ explanation }) => explanation)).toEqual([]);
      },
      60_000,
    );
  },
  { extensions: [pickupWidget] },
);
