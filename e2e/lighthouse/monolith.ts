import { buildApps } from '../../scripts/commands/index.ts';
import { buildMonolith } from '../../scripts/proof/monolith/build.ts';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import { openEnvironment } from '../fixtures/environment.ts';
import { compare, type Figures, written } from './performance.ts';
import { startRelay } from './relay.ts';

/*
 * npm run bench:monolith: what a first visit costs a phone when the shop is composed, against the same shop as one plain bundle. Five
 * looks at each in turns. What the server pays is the matter of `npm run bench`.
 */

const PATHNAME = '/';
const LOCALE = 'en';
const MAX_BYTES = 1.15;
const MAX_MORE_REQUESTS = 4;
const MAX_LARGEST_PAINT = 1.03;

process.env['CHROME_PATH'] = ensureChromium();
const { isGood, output } = await buildApps();
if (!isGood) throw new Error(output);
const environment = await openEnvironment();
const composed = await startRelay(environment.url);
const plain = await startRelay(environment.url, await buildMonolith(PATHNAME, LOCALE));
try {
  const figures = await compare([
    { name: 'composed', url: `${composed.url}/${LOCALE}` },
    { name: 'one bundle', url: `${plain.url}/${LOCALE}` },
  ]);
  process.exitCode = judge(figures) ? 0 : 1;
} finally {
  await Promise.all([composed.close(), plain.close()]);
  await environment.close();
}

function judge({ composed, 'one bundle': bundle }: Record<string, Figures>): boolean {
  if (!composed || !bundle) throw new Error('One of the sides was not looked at');
  for (const [name, side] of Object.entries({ composed, 'one bundle': bundle })) {
    console.log(`${name}: scripts ${(side.scriptBytes / 1000).toFixed(1)} kB, ${side.requests} requests, ${written(side)}`);
  }
  const bytes = composed.scriptBytes / bundle.scriptBytes;
  const more = composed.requests - bundle.requests;
  const largest = composed.largestPaintMs / bundle.largestPaintMs;
  console.log(`bytes ${bytes.toFixed(2)} times (at most ${MAX_BYTES}), ${more} requests more (at most ${MAX_MORE_REQUESTS}),`);
  console.log(`largest paint ${largest.toFixed(2)} times (at most ${MAX_LARGEST_PAINT})`);
  return bytes <= MAX_BYTES && more <= MAX_MORE_REQUESTS && largest <= MAX_LARGEST_PAINT;
}
