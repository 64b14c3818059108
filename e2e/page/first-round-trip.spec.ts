import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createBrotliDecompress } from 'node:zlib';
import { expect, test } from '../fixtures/index.ts';

/** Ten packets of a new connection, as most servers send them before the first acknowledgement, without 1.5 kB of headers and frames. */
const FIRST_ROUND_TRIP_BYTES = 14 * 1024 - 1536;
const CARDS_OF_A_FIRST_SCREEN = 8;

for (const { address, needs } of [
  { address: '/', needs: CARDS_OF_A_FIRST_SCREEN },
  { address: '/en', needs: CARDS_OF_A_FIRST_SCREEN },
  { address: '/product/1001', needs: 0 },
]) {
  test(`the first round trip brings the head and the first screen of ${address}`, async ({ baseURL }) => {
    const compressed = await bytesOf(new URL(address, baseURL));
    const html = await textOfStart(compressed.subarray(0, FIRST_ROUND_TRIP_BYTES));
    process.stdout.write(`${address}: ${compressed.length} bytes in brotli, ${html.length} characters of it in the first round trip\n`);
    expect(html).toContain('</head>');
    expect(html).toMatch(/<main .*<h1[^>]*>.*<\/h1>/s);
    expect(html.match(/<article/g)?.length ?? 0).toBeGreaterThanOrEqual(needs);
  });
}

async function bytesOf(url: URL): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const headers = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0' };
  get(url, { headers }, (response) => void buffer(response).then(resolve, reject)).once('error', reject);
  return promise;
}

/** What a browser can read of an answer that has not come to its end. */
async function textOfStart(start: Buffer): Promise<string> {
  const reader = createBrotliDecompress();
  const chunks: Buffer[] = [];
  reader.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((written) => reader.write(start, written));
  return Buffer.concat(chunks).toString();
}
