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
  ['body>*{display:none}', 'body>*'],
  ['body{@media (width>1px){display:none}}', 'body'],
  ['html{.content-a &{display:none}}', '.content-a &'],
  ['@media print,screen{@layer base{body{display:none}}}', 'body'],
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
  '[data-open]{color:red}',
  '@scope (main){p{color:red}}',
])('A remote may not style elements of others, and the shell may: %s', (css) => {
  const selector = css.slice(css.startsWith('@') ? css.indexOf('{') + 1 : 0, css.lastIndexOf('{'));
  expect(refusalsOf(css)).toEqual([{ type: 'style-global', selectors: [`${selector} (browser/client.css)`] }]);
  expect(refusalsOf(css, 'shell')).toEqual([]);
});

it.each([
  ['.content-a{color:red', 'Unclosed block'],
  ['.content-a:{color:red}', 'Expected a pseudo-class or pseudo-element'],
])('A style sheet that cannot be read is refused with the reason: %s', (css, reason) => {
  const [refusal] = checkStyles('mfe-content', [{ path: 'browser/client.css', content: Buffer.from(css) }]);
  expect(refusal).toMatchObject({ type: 'style-broken', file: 'browser/client.css', reason: expect.stringContaining(reason) });
});

it('A remote may hide and style its own markup, whatever tool limits its selectors to it', () => {
  const css = `.content-a{display:none}.content-a>:not(style){opacity:0}.content-a svg{margin:0}html:has(.content-a:popover-open){overflow:hidden}
    [data-boundary=mfe-content]{color:red}@media print{main{display:none}}@keyframes content-turn{from{opacity:0}to{opacity:1}}
    @font-face{font-family:x;src:url(x.woff2)}.content-a{p{display:none}@media (width>1px){& p,>p{margin:0}}}
    @scope (.content-a) to (.content-b){p{display:none}:scope{margin:0}}body:has(.content-a)::before{display:none}
    @media print{@supports (color:red){.content-a,body{display:none}}}p[data-v-1abc]{margin:0}p[_ngcontent-abc]{margin:0}p.svelte-1abc{margin:0}`;
  expect(refusalsOf(css)).toEqual([]);
});
