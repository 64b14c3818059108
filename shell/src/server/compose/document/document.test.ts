import { describe, expect, it } from '@jest/globals';
import { joinUtf8, utf8Of } from '../../utf8/index.ts';
import { preloadImage, writeHead } from './head.ts';
import { splitHoisted, withoutRepeats } from './hoisted.ts';
import { joinObjects } from './state.ts';

const PLACE = { locale: 'ru', path: '/news', status: 200, origin: 'https://vitrava.example' } as const;

describe('the head of a document', () => {
  it('The head contains the page’s data, escaped', () => {
    const head = writeHead({
      ...PLACE,
      head: {
        title: '"C" & <D3>',
        canonicalPath: '/news?page=2',
        openGraph: { type: 'article', imageUrl: '/api/media/a.webp' },
        structuredData: [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }],
      },
    });
    expect(head).toContain('<title>&quot;C&quot; &amp; &lt;D3&gt;</title>');
    expect(head).toContain('<link rel="canonical" href="https://vitrava.example/news?page=2">');
    expect(head).toContain('<meta property="og:image" content="https://vitrava.example/_ipx/f_jpeg,q_85,s_1200x630/api/media/a.webp">');
    expect(head).toContain('<meta name="robots" content="index, follow">');
    expect(head.match(/<\/script>/g)).toHaveLength(1);
  });
});

describe('what React hoists to the start of a fragment', () => {
  it('moves to the head: preloads are kept, titles and metas dropped', () => {
    const image = '<link rel="preload" as="image" href="/a.webp"/>';
    const { preloads, html } = splitHoisted(
      utf8Of(`${image}<title>Новости</title><meta name="a" content="b"/><p>text<link rel="preload" href="/b"></p>`),
    );
    expect(preloads).toEqual([image]);
    expect(joinUtf8([html]).toString()).toBe('<p>text<link rel="preload" href="/b"></p>');
  });

  it.each(['', '<p>text</p>', '<link rel="preload"', '<titled>'])('is not there in %p', (text) => {
    const { preloads, html } = splitHoisted(utf8Of(text));
    expect([preloads, joinUtf8([html]).toString()]).toEqual([[], text]);
  });

  it('is loaded once', () => {
    const ours = preloadImage({ src: '/a.webp', srcSet: '/a.webp 1x', sizes: '50vw' });
    expect(
      withoutRepeats([ours, '<link rel="preload" as="image" href="/a.webp"/>', '<link rel="preload" as="image" href="/b.webp"/>']),
    ).toEqual([ours, '<link rel="preload" as="image" href="/b.webp"/>']);
  });
});

describe('the state of a document', () => {
  it('lets later values win', () => {
    const joined = (...texts: string[]) => joinUtf8(joinObjects(texts.map(utf8Of))).toString();
    expect(JSON.parse(joined('{"a":1,"b":1}', '{}', '{"a":2}'))).toEqual({ a: 2, b: 1 });
    expect(joined('{}')).toBe('{}');
  });
});
