import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import {
  type Answer,
  answers,
  at,
  eachTestHasASource,
  LASTING,
  listen,
  open,
  originOf,
  photo,
  requested,
  send,
  stored,
} from './testing/index.ts';

eachTestHasASource();

describe('what is refused', () => {
  it.each([
    '/_ipx/w_640/api/media/a.png',
    '/_ipx/f_avif,q_92,w_640/api/media/a.png',
    '/_ipx/f_webp,q_10,w_640/api/media/a.png',
    '/_ipx/f_webp,q_92,w_641/api/media/a.png',
    '/_ipx/f_webp,q_92,w_640,h_9000/api/media/a.png',
    '/_ipx/f_webp,q_92,w_640',
  ])('An address with another request is refused as wrong: %s', async (url) => {
    const answer = await open().inject(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(answer.json()).toHaveProperty('detail', expect.stringContaining('f_webp,q_92'));
  });

  it('an address longer than any of the shop', async () => {
    expect((await open().inject(at(640, `/api/media/${'a'.repeat(2000)}`))).statusCode).toBe(400);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost:3001/api/media/a.png',
    'https://user:pass@cdn.example/a.png',
    'https://cdn.example.evil.example/a.png',
    'http://cdn.example/a.png',
    'https://cdn.example:8443/a.png',
    'file:///etc/passwd',
  ])('No host but the named ones is ever called: %s', async (source) => {
    const answer = await open({ sources: ['https://cdn.example'] }).inject(at(640, `/${encodeURIComponent(source)}`));
    expect([400, 404]).toContain(answer.statusCode);
    expect(requested).toEqual([]);
  });

  it.each([
    '/api/token/',
    '/api/media/../token/',
    '/api/media/%2e%2e/token/',
    '/api/media/..%2ftoken/',
    '/api/media/..%5ctoken/',
    '/api/media//evil.example/a.png',
    '//evil.example/api/media/a.png',
    '/etc/passwd',
    '/releases/shell/../../../etc/passwd',
    '/releases/shell',
  ])('nothing beside the pictures of the backend and of releases: %s', async (source) => {
    const answer = await open().inject(at(640, source));
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json()).toHaveProperty('detail');
    expect(requested).toEqual([]);
  });

  it('Another named host is called, without the visitor’s address', async () => {
    const cdn = await listen((request, response) => {
      requested.push(`cdn for ${request.headers['x-forwarded-for']}`);
      send(LASTING)(request, response);
    });
    const answer = await open({ sources: [originOf(cdn)] }).inject(at(640, `/${encodeURIComponent(`${originOf(cdn)}/x.png`)}`));
    expect(answer.statusCode).toBe(200);
    expect(requested).toEqual(['cdn for undefined']);
    cdn.closeAllConnections();
    await new Promise((resolve) => cdn.close(resolve));
  });

  const broken: [string, number, () => Answer][] = [
    ['a redirect, wherever it leads', 502, () => send({ location: 'http://127.0.0.1:9/' }, '', 302)],
    ['text that calls itself a picture', 502, () => send(LASTING, 'not a picture')],
    ['a picture that breaks off', 502, () => send(LASTING, photo.subarray(0, 200))],
    ['a drawing', 502, () => send({ 'content-type': 'image/svg+xml' }, '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a drawing that calls itself a photo', 502, () => send(LASTING, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a page', 502, () => send({ 'content-type': 'text/html' }, '<p>')],
    ['too many bytes', 502, () => send(LASTING, Buffer.alloc(13 * 1024 * 1024))],
    ['an error of the backend', 502, () => send({ 'content-type': 'application/json' }, '{}', 500)],
    ['a connection that breaks', 502, () => (request) => request.socket.destroy()],
    ['too many requests', 503, () => send({ 'content-type': 'application/json' }, '{}', 429)],
    ['nothing there', 404, () => send({ 'content-type': 'application/json' }, '{}', 404)],
  ];
  it.each(broken)('a source that gives %s is answered with %d, and nothing is kept', async (_what, status, answer) => {
    answers['/api/media/a.png'] = answer();
    const app = open();
    const reply = await app.inject(at(640, '/api/media/a.png?v=1'));
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(reply.json()).toHaveProperty('detail');
    expect(await stored()).toEqual([]);
    answers['/api/media/a.png'] = send(LASTING);
    expect((await app.inject(at(640, '/api/media/a.png?v=1'))).statusCode).toBe(200);
  });

  it('a picture with more pixels than memory should hold', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    answers['/api/media/a.png'] = send(LASTING, bomb);
    expect((await open().inject(at(640, '/api/media/a.png'))).statusCode).toBe(502);
  });
});
