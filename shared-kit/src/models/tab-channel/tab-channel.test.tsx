import { beforeEach, describe, expect, it } from '@jest/globals';
import { num, obj } from '@withease/contracts';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { createTabChannel } from './index.ts';

const tabs = createTabChannel({ name: 'vitrava.test', contract: obj({ owner: num }) });

/** Channels between the tabs of this test, where a message arrives at once. */
function connectTabs(): void {
  const open = new Set<TestChannel>();
  class TestChannel extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      open.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of open) if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  Object.assign(globalThis, { BroadcastChannel: TestChannel });
}

async function openTab(): Promise<{ readonly scope: Scope; readonly messages: unknown[] }> {
  const scope = fork();
  const messages: unknown[] = [];
  createWatch({ unit: tabs.received, scope, fn: (message) => void messages.push(message) });
  await allSettled(tabs.open, { scope });
  return { scope, messages };
}

describe('a channel between tabs', () => {
  beforeEach(connectTabs);

  it('brings a message to every other tab and not back', async () => {
    const [one, two, three] = [await openTab(), await openTab(), await openTab()];
    await allSettled(tabs.send, { scope: one.scope, params: { owner: 5 } });
    expect([one.messages, two.messages, three.messages]).toEqual([[], [{ owner: 5 }], [{ owner: 5 }]]);
  });

  it('The channel drops messages of another release with an unknown format', async () => {
    const { messages } = await openTab();
    const foreign = new BroadcastChannel('vitrava.test');
    for (const data of [null, 7, {}, { owner: '5' }]) foreign.postMessage(data);
    expect(messages).toEqual([]);
  });

  it('is opened once', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await allSettled(tabs.open, { scope: other.scope });
    await allSettled(tabs.send, { scope: one.scope, params: { owner: 5 } });
    expect(other.messages).toHaveLength(1);
  });

  it('stays silent where the browser has no channels', async () => {
    Object.assign(globalThis, {
      BroadcastChannel: class {
        constructor() {
          throw new DOMException('denied', 'SecurityError');
        }
      },
    });
    const { scope, messages } = await openTab();
    await allSettled(tabs.send, { scope, params: { owner: 5 } });
    expect(messages).toEqual([]);
  });
});
