import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import type { Settings } from '../../backend/index.ts';
import { theme } from './index.ts';

const CSS = ':root{--color-text:#123456}';
const settings = {
  current: () => ({ theme: { stamp: 'abc1', css: CSS } }),
  themeCss: (stamp: string) => (stamp === 'abc1' ? CSS : null),
} as Settings;

async function get(file: string) {
  const app = fastify();
  app.decorate('settings', settings);
  await app.register(theme);
  const { statusCode, headers, body } = await app.inject(`/theme/${file}`);
  return { status: statusCode, cache: headers['cache-control'], type: headers['content-type'], body };
}

describe('the style sheet of the colours', () => {
  it('is cached for ever under the name of its content', async () => {
    expect(await get('abc1.css')).toEqual({
      status: 200,
      cache: 'public, max-age=31536000, immutable',
      type: 'text/css; charset=utf-8',
      body: CSS,
    });
  });

  it('has the current colours under a name of another server or another day, and is not cached then', async () => {
    expect(await get('0123456789ab.css')).toMatchObject({ status: 200, cache: 'no-store', body: CSS });
  });

  it.each(['abc1.js', '..%2fabc1.css', 'ABC1.css', '.css'])('is not found under anything else: %s', async (file) => {
    expect(await get(file)).toMatchObject({ status: 404, cache: 'no-store' });
  });

  it('The style sheet needs the settings, and the server reports when they are not there', async () => {
    await expect(fastify().register(theme)).rejects.toThrow("'settings'");
  });
});
