import path from 'node:path';
import { expect, it } from '@jest/globals';
import stylelint from 'stylelint';

const configFile = path.resolve(import.meta.dirname, '../../.stylelintrc.mjs');

async function isReported(selector: string): Promise<boolean> {
  const { errored } = await stylelint.lint({ code: `${selector} {\n  color: red;\n}\n`, configFile });
  return errored;
}

it.each([
  '.note:has(> p) + .text',
  'a.step',
  '.row p ~ .text',
  'body[data-late] .row:nth-child(n + 5)',
  '.row > *',
  '.row [data-boundary]',
  '.row > :first-child',
])('Stylelint reports %s, whose look may depend on the order of sheets', async (selector) => {
  expect(await isReported(selector)).toBe(true);
});

it.each([
  '.row:hover .text::before',
  '.row:where(a) .text',
  '.row svg',
  '.row > button[data-small]',
  ':where(.row > *) + :not(style)',
  '.row :is(th, td)',
])('Stylelint accepts %s', async (selector) => {
  expect(await isReported(selector)).toBe(false);
});
