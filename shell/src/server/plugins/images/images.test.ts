import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { publicFor } from '@vitrava/shared-kit/internal/cache-lifetimes';
import sharp from 'sharp';
import { answers, at, eachTestHasASource, folder, LASTING, open, photo, requested, send, stored } from './testing/index.ts';

eachTestHasASource();

describe('pictures in other widths', () => {
  it('[P13] [P14] are webp of a screen width, kept for ever by the browser', async () => {
    const answer = await open().inject(at(640, '/api/media/a.png?v=1'));
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 });
    const again = await open().inject({
      url: at(640, '/api/media/a.png?v=1'),
      headers: { 'if-none-match': String(answer.headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    ['for messages that link to a page', 1200, 630],
    ['for emails', 128, 128],
  ])('%s are JPEG of %d × %d pixels with the whole source, whatever its size and transparency', async (_, boxWidth, boxHeight) => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    for (const [width, height] of [
      [300, 300],
      [2400, 500],
    ] as const) {
      const bytes = await sharp({ create: { width, height, channels: 4, background: clear } })
        .webp()
        .toBuffer();
      answers['/api/media/a.png'] = send(LASTING, bytes);
      const answer = await open().inject(`/_ipx/f_jpeg,q_85,s_${boxWidth}x${boxHeight}/api/media/a.png?v=${width}`);
      expect(answer.headers['content-type']).toBe('image/jpeg');
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: boxWidth, height: boxHeight });
      const { channels } = await sharp(answer.rawPayload).stats();
      expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(230);
    }
  });

  it('never grow beyond the source', async () => {
    const answer = await open().inject(at(1536, '/api/media/a.png?v=1'));
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(900);
  });

  it('stand upright, as the camera has recorded it', async () => {
    const lying = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#fff' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    answers['/api/media/a.png'] = send(LASTING, lying);
    const answer = await open().inject(at(320, '/api/media/a.png?v=1'));
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, height: 640 });
  });

  it('Pictures are made once for concurrent clients, and are still there after a restart', async () => {
    const app = open();
    const together = await Promise.all(Array.from({ length: 8 }, () => app.inject(at(320, '/api/media/a.png?v=1'))));
    const later = await open().inject(at(320, '/api/media/a.png?v=1'));
    expect([...together, later].map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 9 }, () => 200));
    expect(requested).toEqual(['/api/media/a.png?v=1 for 127.0.0.1']);
    expect(await stored()).toHaveLength(1);
  });

  it('whose address does not last are kept by their content: varying the query makes and keeps nothing twice', async () => {
    const app = open();
    const tags = new Set<unknown>();
    for (let version = 0; version < 5; version += 1) {
      const { headers } = await app.inject(at(320, `/api/media/b.png?v=${version}`));
      expect(headers['cache-control']).toBe(publicFor('resizedPictures'));
      tags.add(headers['etag']);
    }
    await app.inject(at(320, '/api/media/b.png?v=1'));
    expect(tags.size).toBe(1);
    expect(requested).toHaveLength(5);
    expect(await stored()).toHaveLength(1);
  });

  it('are made a few at a time, so that sources do not fill the memory; who comes when too many wait comes again', async () => {
    let current = 0;
    let most = 0;
    const held: (() => void)[] = [];
    answers['/api/media/a.png'] = (_request, response) => {
      current += 1;
      most = Math.max(most, current);
      held.push(() => {
        current -= 1;
        response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      });
    };
    const app = open();
    let answered = 0;
    const all = Array.from({ length: 230 }, async (_, version) => {
      const { statusCode, headers } = await app.inject(at(320, `/api/media/a.png?v=${version}`));
      answered += 1;
      return `${statusCode} ${headers['retry-after'] ?? ''}`.trim();
    });
    // First those go for whom there is no room, then all others in turn.
    while (answered < 18) await new Promise((resolve) => setTimeout(resolve, 1));
    while (answered < 230) {
      for (const letGo of held.splice(0)) letGo();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    const ends = await Promise.all(all);
    expect(most).toBeLessThanOrEqual(12);
    expect(new Set(ends)).toEqual(new Set(['404', '503 1']));
    expect(ends.filter((end) => end === '404')).toHaveLength(212);
  });

  it('Pictures of releases are stored by their file alone, with any query', async () => {
    const file = path.join(folder, 'leaf.png');
    await writeFile(file, photo);
    const app = open({ fileOf: async (...address) => (address.join('/') === 'shell/1.0.0-a/leaf.png' ? { path: file } : null) });
    const replies = [];
    for (const query of ['', '?', '?a=1', '?a=2']) replies.push(await app.inject(at(320, `/releases/shell/1.0.0-a/leaf.png${query}`)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await stored()).toHaveLength(1);
    expect((await app.inject(at(320, '/releases/shell/1.0.0-a/other.png'))).statusCode).toBe(404);
  });

  it('take no more of the disk than they may', async () => {
    const noise = await sharp({
      create: { width: 400, height: 400, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .png()
      .toBuffer();
    answers['/api/media/a.png'] = send(LASTING, noise);
    const [first] = await Promise.all([open().inject(at(320, '/api/media/a.png?v=0'))]);
    const app = open({ maxBytes: first.rawPayload.length * 3.5 });
    for (let version = 1; version < 9; version += 1) await app.inject(at(320, `/api/media/a.png?v=${version}`));
    for (let tries = 0; tries < 2000 && (await stored()).length > 3; tries += 1) await new Promise((resolve) => setImmediate(resolve));
    expect((await stored()).length).toBeLessThanOrEqual(3);
  });

  it('can be made of the logo as the CMS has it, and of no other call of the backend', async () => {
    answers['/api/logo'] = send(LASTING);
    expect((await open({ logo: '/api/logo' }).inject(at(320, '/api/logo'))).statusCode).toBe(200);
    expect((await open({ logo: '/api/other' }).inject(at(640, '/api/logo'))).statusCode).toBe(404);
  });
});
