import { expect, it, jest } from '@jest/globals';
import fastify from 'fastify';

jest.mock('sharp', () => {
  throw new Error('no native code for this machine');
});

it('the server starts without the picture engine, and only the picture is missed', async () => {
  const { sharePicture } = await import('./index.ts');
  const app = fastify();
  await app.register(sharePicture);
  expect((await app.inject('/share-picture.png')).statusCode).toBe(500);
});
