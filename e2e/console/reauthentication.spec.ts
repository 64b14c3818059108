import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { operatorsFileIn, readOperators, writeSession } from '@vitrava/delivery/operators';
import { openReleaseStore } from '@vitrava/delivery/store';
import { dataEnvironment } from '../../scripts/environment/index.ts';
import { type Environment, expect, expectAccessible, test } from '../fixtures/index.ts';

const ELEVEN_MINUTES_MS = 11 * 60_000;

test.afterEach(({ environment }) => environment.restore());

/** The session of an operator whose key was entered eleven minutes ago. */
async function oldSession({ dataDir }: Environment): Promise<string> {
  const store = openReleaseStore(dataEnvironment(dataDir));
  try {
    const operator = (await readOperators(operatorsFileIn(path.join(dataDir, 'keys')))).find(({ name }) => name === 'Ann');
    if (!operator) throw new Error('There is no operator Ann.');
    const authenticatedAt = new Date(Date.now() - ELEVEN_MINUTES_MS).toISOString();
    const expiresAt = new Date(Date.now() + ELEVEN_MINUTES_MS).toISOString();
    return writeSession(operator, { id: randomBytes(16).toString('hex'), authenticatedAt, expiresAt }, await store.secret());
  } finally {
    await store.close();
  }
}

for (const width of [375, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, expectedErrors: [/403/] });

    test('An operator whose key was entered long ago enters it again before a rollback', async ({ page, context, environment }) => {
      const before = await environment.versionOf('mfe-content');
      const live = await environment.releaseChanged('mfe-content', {
        find: 'Как читать состав, что показали проверки',
        replace: `Проверки на экране ${width}`,
      });
      await context.addCookies([
        { name: 'operator', value: await oldSession(environment), url: environment.consoleUrl, httpOnly: true, sameSite: 'Strict' },
      ]);
      await page.goto(`${environment.consoleUrl}/language?to=en`);
      await page.getByRole('link', { name: `Go back to ${before}: mfe-content` }).click();
      await expectAccessible(page);
      const key = page.getByLabel('Operator’s key');
      await page.getByLabel(/Why/).fill('the lead is wrong');
      await key.fill('not the key');
      await page.getByRole('button', { name: 'Go back' }).click();
      await expect(page.getByText('this is not the key of the operator')).toBeVisible();
      await expect(page.getByLabel(/Why/)).toHaveValue('the lead is wrong');
      await expectAccessible(page);
      expect(await environment.versionOf('mfe-content')).toBe(live);
      await key.fill(environment.operatorKey);
      await page.getByRole('button', { name: 'Go back' }).click();
      await expect(page.getByText(`mfe-content is back at ${before} for all visitors.`)).toBeVisible();
      expect(await environment.versionOf('mfe-content')).toBe(before);
    });
  });
}
