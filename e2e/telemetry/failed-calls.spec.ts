import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { comeAs, type Environment, expect, expectResult, openReview, placeButton, test } from '../fixtures/index.ts';

interface Line {
  readonly reqId?: string;
  readonly call?: string;
  readonly error?: string;
  readonly route?: string;
  readonly status?: number;
}

/** What a server of the environment has logged. */
async function linesOf({ dataDir }: Environment, name: 'shop' | 'api'): Promise<readonly Line[]> {
  const log = await readFile(path.join(dataDir, `logs/${name}.log`), 'utf8');
  return log.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));
}

/** The id of a request, as its response carries it. */
function idIn(serverTiming: string): string {
  const [id = ''] = /[0-9a-f-]{36}/.exec(serverTiming) ?? [];
  expect(id, serverTiming).not.toBe('');
  return id;
}

test.describe('a call that the server failed to answer', () => {
  test.use({ expectedErrors: [/status of 503/] });
  test.afterEach(({ environment }) => environment.startAcquirer());

  test('is found in the log of the API by the id that the browser reports', async ({ environment, page, customer }) => {
    const words = await comeAs(page, 'en', 1440);
    await openReview(page, words, customer, 'byCard');
    await environment.stopAcquirer('kill');
    await placeButton(page, words).click();
    await expectResult(page, words.unpaid);
    const answer = page.waitForResponse((response) => response.status() === 503 && /\/api\/orders\//.test(response.url()));
    await page.getByRole('button', { name: words.payNow, exact: true }).click();
    await expect(page.getByText(words.cannotPay)).toBeVisible();
    const id = idIn((await (await answer).headerValue('server-timing')) ?? '');
    await page.goto('about:blank');

    // The shop of a worker serves other tests, too, whose pages report calls of their own.
    const isReported = async () => (await linesOf(environment, 'shop')).some(({ error, call }) => error === 'call:503' && call === id);
    await expect.poll(isReported).toBe(true);
    const isOfCall = ({ reqId, status }: Line) => reqId === id && status !== undefined;
    const lines = [...(await linesOf(environment, 'api')), ...(await linesOf(environment, 'shop'))].filter(isOfCall);
    expect(lines.map(({ route, status }) => [route, status])).toEqual([
      [expect.stringMatching(/^\/api\/orders\//), 503],
      ['/api/*', 503],
    ]);
  });
});
