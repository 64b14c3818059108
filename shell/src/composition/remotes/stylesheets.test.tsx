import { afterEach, expect, it } from '@jest/globals';
import { ensureStylesheets } from './stylesheets.ts';

const ADDRESS = '/releases/mfe-catalog/1.0.0-a/client.css';

afterEach(() => document.head.replaceChildren());

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

it('does not link a style sheet again that the document has', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${ADDRESS}" integrity="sha256-abc">`;
  await ensureStylesheets([ADDRESS]);
  expect(links()).toHaveLength(1);
});

it('holds a sheet that was taken out to what the document has said of it', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${ADDRESS}" integrity="sha256-abc">`;
  await ensureStylesheets([ADDRESS]);
  document.head.replaceChildren();
  const linking = ensureStylesheets([ADDRESS]);
  expect(links().map((link) => link.getAttribute('integrity'))).toEqual(['sha256-abc']);
  links()[0]?.dispatchEvent(new Event('load'));
  await linking;
});
