import type { Page } from '@playwright/test';
import { type Environment, expect } from '../fixtures/index.ts';

/** Signs the operator of the environment in to the console. */
export async function signIn(page: Page, { consoleUrl, operatorKey }: Environment): Promise<void> {
  await page.goto(consoleUrl);
  await page.locator('input[name=key]').fill(operatorKey);
  await page.locator('main button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:Консоль|Console)$/);
}
