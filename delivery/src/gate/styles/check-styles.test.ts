import { expect, it } from '@jest/globals';
import { checkStyles } from './index.ts';

const refusalsOf = (css: string, remote = 'mfe-content') =>
  checkStyles(remote, [{ path: 'browser/client.css', content: Buffer.from(css) }]).map((refusal) => ({
    type: refusal.type,
    ...('selectors' in refusal && { selectors: refusal.selectors }),
  }));

it.each([
  ['main{display:none}', 'main'],
  ['#main{visibility:hidden}', '#main'],
  ['body:has(.content-root-a){opacity:0}', 'body:has(.content-root-a)'],
  [':where(html,main){content-visibility:hidden}', ':where(html,main)'],
  ['@media (min-width:1px){:root{display:none!important}}', ':root'],
  ['*{opacity:.0}', '*'],
])('A release whose style sheet hides the page is refused with the selector: %s', (css, selector) => {
  expect(refusalsOf(css)).toContainEqual({ type: 'style-hides-page', selectors: [`${selector} (browser/client.css)`] });
  expect(refusalsOf(css, 'shell')).toEqual([{ type: 'style-hides-page', selectors: [`${selector} (browser/client.css)`] }]);
});

it.each([
  'body{margin:0}',
  'a:hover{color:red}',
  '#main{padding:0}',
  ':is(body,.content-a){margin:0}',
  'body:not(.content-a){margin:0}',
  '[data-boundary=mfe-cart]{color:red}',
])('A remote may not style elements of others, and the shell may: %s', (css) => {
  expect(refusalsOf(css)).toEqual([{ type: 'style-global', selectors: [`${css.slice(0, css.indexOf('{'))} (browser/client.css)`] }]);
  expect(refusalsOf(css, 'shell')).toEqual([]);
});

it('A release whose look depends on the order of style sheets is refused, with each selector once', () => {
  const css = 'p.content-a{color:red}.content-a>*{color:red}p.content-a{margin:0}';
  expect(refusalsOf(css)).toEqual([
    { type: 'style-order', selectors: ['p.content-a (browser/client.css)', '.content-a>* (browser/client.css)'] },
  ]);
});

it('A style sheet that ends too early is refused with the place', () => {
  const [refusal] = checkStyles('mfe-content', [{ path: 'browser/client.css', content: Buffer.from('.content-a{color:red') }]);
  expect(refusal).toMatchObject({ type: 'style-broken', file: 'browser/client.css', reason: expect.stringContaining('Unclosed block') });
});

it('A remote may hide and style its own markup', () => {
  const css = `.content-a{display:none}.content-a>:not(style){opacity:0}.content-a svg{margin:0}html:has(.content-a:popover-open){overflow:hidden}
    [data-boundary=mfe-content]{color:red}@media print{main{display:none}}@keyframes content-turn{from{opacity:0}to{opacity:1}}
    @font-face{font-family:x;src:url(x.woff2)}.content-a{& body{display:none}}`;
  expect(refusalsOf(css)).toEqual([]);
});
