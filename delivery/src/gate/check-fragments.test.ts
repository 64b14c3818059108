import { describe, expect, it } from '@jest/globals';
import type { PayloadShape } from '@vitrava/shared-kit/contracts/bus-contract';
import type { EmbedContract } from '@vitrava/shared-kit/contracts/embed-contract';
import { createDirectoryStore } from '../store/index.ts';
import { fixtureManifest, releasedVersion, tempFolders } from '../testing/index.ts';
import { checkAgainstLive } from './check-against-live.ts';
import { readLive } from './live-releases.ts';

const newFolder = tempFolders();
const inputOf = (similarTo: PayloadShape, required: string[] = []): PayloadShape => ({ fields: { similarTo }, required });
const number: PayloadShape = { type: 'number' };
const string: PayloadShape = { type: 'string' };
const fragments = [{ name: 'shelf', embed: {} }];
const owner = (input: PayloadShape) => ({ fragments, embeds: { offers: { shelf: input }, uses: {} } satisfies EmbedContract });
const page = (input: PayloadShape) => ({ embeds: { offers: {}, uses: { 'mfe-catalog/shelf': input } } satisfies EmbedContract });

async function withLive(remote: string, manifest: NonNullable<Parameters<typeof fixtureManifest>[1]>, exposes?: string[]) {
  const store = createDirectoryStore(newFolder());
  const options = exposes ? { manifest, exposes } : { manifest };
  await releasedVersion(store, newFolder(), remote, options);
  return readLive(store);
}

const EXPOSES = ['./client', './pages/page', './fragments/shelf'];

describe('A release with fragments', () => {
  it('A page whose input a live owner does not accept is refused, and one whose input it accepts is not', async () => {
    const live = await withLive('mfe-catalog', owner(inputOf(number)), EXPOSES);
    const check = (input: PayloadShape) => checkAgainstLive('mfe-cart', fixtureManifest('mfe-cart', page(input)), live);
    expect(check(inputOf(number, ['similarTo']))).toEqual([]);
    expect(check({ fields: {}, required: [] })).toEqual([]);
    const [refusal] = check(inputOf(string, ['similarTo']));
    expect(refusal).toMatchObject({
      type: 'fragment-input-differs',
      fragment: 'mfe-catalog/shelf',
      field: 'similarTo',
      page: 'this mfe-cart',
    });
    expect(refusal?.explanation).toMatch(
      /this mfe-cart gives mfe-catalog\/shelf string in similarTo, but the live mfe-catalog 0\.1\.0-\w+ accepts number/,
    );
  });

  it('An owner that no longer accepts the input of a live page is refused', async () => {
    const live = await withLive('mfe-cart', page(inputOf(number, ['similarTo'])));
    const check = (input: PayloadShape) => checkAgainstLive('mfe-catalog', fixtureManifest('mfe-catalog', owner(input)), live);
    expect(check(inputOf(number))).toEqual([]);
    expect(check(inputOf(string))).toMatchObject([
      { type: 'fragment-input-differs', sent: 'number', read: 'string', owner: 'this mfe-catalog' },
    ]);
    expect(check({ fields: { similarTo: number, city: string }, required: ['city'] })).toMatchObject([{ field: 'city', sent: 'nothing' }]);
  });

  it('A listener that reads another payload than the owner sends is refused, in both directions', async () => {
    const sending = (payload: PayloadShape) => {
      const { fragments, embeds } = owner(inputOf(number));
      return { fragments, embeds: { ...embeds, emits: { shelf: { chosen: payload } } } };
    };
    const listening = (event: string, payload: PayloadShape) => {
      const { embeds } = page(inputOf(number));
      return { embeds: { ...embeds, listens: { 'mfe-catalog/shelf': { [event]: payload } } } };
    };
    const owners = await withLive('mfe-catalog', sending(number), EXPOSES);
    const checkPage = (event: string, payload: PayloadShape) =>
      checkAgainstLive('mfe-cart', fixtureManifest('mfe-cart', listening(event, payload)), owners);
    expect(checkPage('chosen', number)).toEqual([]);
    const [refusal] = checkPage('chosen', string);
    expect(refusal).toMatchObject({
      type: 'fragment-event-differs',
      fragment: 'mfe-catalog/shelf',
      event: 'chosen',
      page: 'this mfe-cart',
    });
    expect(refusal?.explanation).toMatch(/sends chosen of mfe-catalog\/shelf with number, but this mfe-cart reads string/);
    const pages = await withLive('mfe-cart', listening('chosen', number));
    const checkOwner = (payload: PayloadShape) => checkAgainstLive('mfe-catalog', fixtureManifest('mfe-catalog', sending(payload)), pages);
    expect(checkOwner(number)).toEqual([]);
    expect(checkOwner(string)).toMatchObject([
      { type: 'fragment-event-differs', sent: 'string', read: 'number', owner: 'this mfe-catalog' },
    ]);
  });

  it('A listener to an event that the owner does not send is refused, also when it reads nothing of it', async () => {
    const { embeds } = page(inputOf(number));
    const listening = { embeds: { ...embeds, listens: { 'mfe-catalog/shelf': { closed: { type: 'unknown' as const } } } } };
    const [refusal] = checkAgainstLive(
      'mfe-cart',
      fixtureManifest('mfe-cart', listening),
      await withLive('mfe-catalog', owner(inputOf(number)), EXPOSES),
    );
    expect(refusal).toMatchObject({ type: 'fragment-event-missing', event: 'closed', page: 'this mfe-cart' });
    const pages = await withLive('mfe-cart', listening);
    expect(checkAgainstLive('mfe-catalog', fixtureManifest('mfe-catalog', owner(inputOf(number))), pages)).toMatchObject([
      { type: 'fragment-event-missing', owner: 'this mfe-catalog' },
    ]);
  });

  it('An owner may not take away a fragment that a live page embeds', async () => {
    const store = createDirectoryStore(newFolder());
    await releasedVersion(store, newFolder(), 'mfe-catalog', { manifest: owner(inputOf(number)), exposes: EXPOSES });
    await releasedVersion(store, newFolder(), 'mfe-cart', { manifest: page(inputOf(number)) });
    const live = await readLive(store);
    const lost = [{ type: 'still-needed', what: 'the fragment mfe-catalog/shelf', other: 'mfe-cart' }];
    expect(checkAgainstLive('mfe-catalog', fixtureManifest('mfe-catalog'), live)).toMatchObject(lost);
    const popup = { ...owner(inputOf(number)), fragments: [{ name: 'shelf', popup: { title: { ru: 'Полка', en: 'Shelf' } } }] };
    expect(checkAgainstLive('mfe-catalog', fixtureManifest('mfe-catalog', popup), live)).toMatchObject(lost);
  });
});
