import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type * as Effector from 'effector';
import { runCommand } from '../../delivery/src/cli/index.ts';
import { createDirectoryStore, type ReleaseStore } from '../../delivery/src/store/index.ts';
import { type FixtureRelease, releasedVersion, releaseFixture } from '../../delivery/src/testing/index.ts';
import { readBusContract } from '../../shared-kit/src/build/bus/index.ts';

const DECLARATION = `
  import { busEvent, busStore } from '@vitrava/shared-kit/bus/units';
  /** Fact: someone has written. */
  export const messageArrived = busEvent<{ readonly from: string; readonly text?: string }>('chat/messageArrived', { emitters: [] });
  /** Messages that were not read yet. */
  export const $unread = busStore<{ readonly count: number }>('chat/$unread', { initial: { count: 0 }, emitters: [] });
  export const helpRequested = busEvent('chat/helpRequested');
`;
const OWNER = `
  import { createEvent, sample } from 'effector';
  import { $unread, messageArrived } from './bus.ts';
  export const written = createEvent<string>();
  sample({ clock: written, fn: (text) => ({ from: 'Ann', text }), target: messageArrived });
  $unread.on(messageArrived, ({ count }) => ({ count: count + 1 }));
`;
const LISTENER = `
  import { createStore, sample } from 'effector';
  import { $unread, messageArrived } from './bus/chat';
  export const $texts = createStore<readonly string[]>([], { sid: 'texts' });
  sample({ clock: messageArrived, source: $texts, fn: (texts, { text }) => [...texts, text ?? ''], target: $texts });
  export const $count = $unread.map(({ count }) => count);
`;

/** Two remotes, each as in a repository of its own; inside of this one only to find its packages. */
describe('A unit of the bus that a remote of another repository declares', () => {
  let root = '';
  let store: ReleaseStore;
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const build = (remote: string): FixtureRelease => ({ manifest: { bus: readBusContract(path.join(root, remote)) } });
  const release = (remote: string) => releaseFixture(store, path.join(root, 'builds'), remote, build(remote));
  const refusalsOf = async (remote: string) => {
    const outcome = await release(remote);
    return outcome.type === 'refused' ? outcome.refusals : [];
  };

  const typesOf = async (remote: string): Promise<string> => {
    const printed: string[] = [];
    const log = jest.spyOn(console, 'log').mockImplementation((line: unknown) => void printed.push(String(line)));
    expect(await runCommand(['types', remote], { openStore: () => store, root, env: {} })).toBe(0);
    log.mockRestore();
    return printed.join('\n');
  };

  beforeEach(async () => {
    const cache = path.resolve(import.meta.dirname, '../../.cache');
    mkdirSync(cache, { recursive: true });
    root = mkdtempSync(path.join(cache, 'open-bus-'));
    store = createDirectoryStore(path.join(root, 'store'));
    write('mfe-chat/src/bus.ts', DECLARATION);
    write('mfe-chat/src/model.ts', OWNER);
    await releasedVersion(store, path.join(root, 'builds'), 'mfe-chat', build('mfe-chat'));
    write('mfe-badge/src/bus/chat.ts', await typesOf('mfe-chat'));
    write('mfe-badge/src/model.ts', LISTENER);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('A second remote gets its types and its docblock from the live release, and is released', async () => {
    const { uses } = readBusContract(path.join(root, 'mfe-badge'));
    const { messageArrived, $unread } = Object.fromEntries(
      Object.entries(readBusContract(path.join(root, 'mfe-chat')).offers ?? {}).map(([sid, unit]) => [sid.split('/')[1], unit]),
    );
    expect(messageArrived).toMatchObject({ text: 'Fact: someone has written.', emitters: [] });
    expect($unread).toMatchObject({ initial: { count: 0 } });
    expect(uses).toEqual({
      'chat/messageArrived': { kind: 'event', payload: messageArrived?.payload, sends: false, listens: true },
      'chat/$unread': { kind: 'store', payload: $unread?.payload, initial: { count: 0 }, sends: false, listens: true },
    });
    expect(await refusalsOf('mfe-badge')).toEqual([]);
  });

  it.each([
    ['the owner', ['mfe-chat', 'mfe-badge']],
    ['the listener', ['mfe-badge', 'mfe-chat']],
  ])('It is the same unit in a page that loads %s first', async (_, order) => {
    jest.resetModules();
    const effector = jest.requireActual<typeof Effector>('effector');
    const models = order.map((remote) => jest.requireActual<object>(path.join(root, remote, 'src/model.ts')));
    const { written, $texts, $count } = Object.assign({}, ...models) as {
      written: Effector.EventCallable<string>;
      $texts: Effector.Store<readonly string[]>;
      $count: Effector.Store<number>;
    };
    const scope = effector.fork();
    await effector.allSettled(written, { scope, params: 'Good morning' });
    expect([scope.getState($texts), scope.getState($count)]).toEqual([['Good morning'], 1]);
    expect(effector.fork().getState($count)).toBe(0);
  });

  it.each([
    [
      'without the unit that others use',
      DECLARATION.replace('messageArrived =', 'messageCame =').replace('/messageArrived', '/messageCame'),
      'bus-unit-missing',
    ],
    ['with a payload that others cannot read', DECLARATION.replace('text?: string', 'text?: number'), 'bus-payload-differs'],
    ['with another first value of a store', DECLARATION.replace('{ count: 0 }', '{ count: 1 }'), 'bus-payload-differs'],
    ['without any declaration', '', 'bus-unit-missing'],
  ])('Its owner cannot be released %s', async (_, declaration, type) => {
    await release('mfe-badge');
    write('mfe-chat/src/bus.ts', declaration);
    write('mfe-chat/src/model.ts', '');
    expect((await refusalsOf('mfe-chat'))[0]).toMatchObject({ type });
  });

  it('A remote that the owner does not name cannot send it, and no other remote can declare units of that owner', async () => {
    write(
      'mfe-badge/src/model.ts',
      "import { helpRequested, messageArrived } from './bus/chat.ts'; export const on = () => [helpRequested(), messageArrived({ from: '' })];",
    );
    expect(await refusalsOf('mfe-badge')).toMatchObject([{ type: 'bus-emitter-refused', unit: 'chat/messageArrived' }]);
    write('mfe-gift/src/bus.ts', DECLARATION);
    expect(await refusalsOf('mfe-gift')).toMatchObject([{ type: 'bus-owner-taken', user: 'this mfe-gift' }]);
  });

  it('The first value of a store may be negative or have its type written beside it', () => {
    write('mfe-chat/src/bus.ts', DECLARATION.replace('{ count: 0 }', '{ count: -1 as number } satisfies object'));
    expect(readBusContract(path.join(root, 'mfe-chat')).offers).toMatchObject({ 'chat/$unread': { initial: { count: -1 } } });
  });

  it('A declaration that is computed is refused with its file, since other builds could not read it', () => {
    write('mfe-chat/src/bus.ts', DECLARATION.replace('count: 0', 'count: Date.now()'));
    expect(() => readBusContract(path.join(root, 'mfe-chat'))).toThrow(/src\/bus\.ts: A unit of the bus is declared with Date\.now\(\)/);
  });

  it('The printed types keep tuples, dates and records by number', async () => {
    const payload = '{ at: Date; place: readonly [x: number, y?: string]; names: Record<number, string> }';
    write('mfe-chat/src/bus.ts', DECLARATION.replace('{ readonly from: string; readonly text?: string }', payload));
    write('mfe-chat/src/model.ts', '');
    await release('mfe-chat');
    const fields =
      'readonly "at": Date; readonly "names": { readonly [name: string]: string }; readonly "place": readonly [number, (string | undefined)?]';
    expect(await typesOf('mfe-chat')).toContain(`busEvent<{ ${fields} }>('chat/messageArrived')`);
  });
});
