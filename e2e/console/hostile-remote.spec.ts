import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { editFiles, expect, openAlive, test } from '../fixtures/index.ts';
import { type Attack, rollBackFromThePage } from './attack.browser.ts';
import { signIn } from './sign-in.ts';

/* The policy of the shop's pages refuses each of these requests before the console does, and the browser reports every refusal. */
test.use({ expectedErrors: [/Content Security Policy|Failed to load resource|ERR_BLOCKED/] });

test.afterEach(({ environment }) => environment.restore());

test('The browser code of a hostile remote cannot roll back another remote while an operator is signed in', async ({
  page,
  environment,
}) => {
  const before = await environment.versionOf('mfe-catalog');
  const live = await environment.releaseChanged('mfe-catalog', (folder) =>
    appendFile(path.join(folder, 'server.cjs'), '\n// the next version\n'),
  );
  await signIn(page, environment);
  const attack: Attack = { consoles: [`${environment.url}/_console`, environment.consoleUrl], remote: 'mfe-catalog', version: before };
  await environment.releaseChanged('mfe-cart-checkout', async (folder) => {
    const code = `(${rollBackFromThePage})(${JSON.stringify(attack)});`;
    const changed = await editFiles(path.join(folder, 'browser'), /^remoteEntry\..*\.js$/, (text) => `${text}\n;${code}\n`);
    expect(changed).toBe(1);
  });
  await openAlive(page, `${environment.url}/cart`);
  await expect(page.locator('html[data-attack="over"]')).toBeAttached({ timeout: 30_000 });
  expect(await environment.versionOf('mfe-catalog')).toBe(live);
  expect(await environment.deliver('history', 'mfe-catalog')).not.toContain('Ann');
  // The session that the attack has tried to use is a living one.
  await page.goto(environment.consoleUrl);
  await expect(page.getByText('Вы вошли: Ann')).toBeVisible();
});
