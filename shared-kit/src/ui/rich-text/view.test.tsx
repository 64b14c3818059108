import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { VIDEO_ORIGINS } from '../../contracts/video.ts';
import { RichText, type RichTextBlock, type RichTextWords } from './index.ts';

const words: RichTextWords = {
  external: 'внешний сайт',
  play: 'Смотреть видео',
  playFrom: (host) => `Загрузится с сайта ${host}`,
  openAt: (host) => `Открыть на ${host}`,
};
const poster = { url: '/api/media/lab.svg', url_template: '/api/media/lab.svg', width: 1600, height: 900, widths: [] };
const video = { kind: 'video', address: 'https://youtu.be/dQw4w9WgXcQ', title: 'Лаборатория', poster } as const;

function show(...blocks: readonly RichTextBlock[]) {
  return render(<RichText blocks={blocks} toHref={(path) => `/en${path}`} words={words} />);
}

describe('RichText', () => {
  it('[K1] draws headings, paragraphs, lists, links, images, code, tables and quotes', () => {
    show(
      { kind: 'heading', level: 2, text: 'Состав' },
      { kind: 'heading', level: 3, text: 'Дозы' },
      { kind: 'paragraph', text: 'Пейте **воду** и [чай](/tea), код `D3`' },
      { kind: 'list', ordered: true, items: ['раз', 'два'] },
      { kind: 'quote', text: 'Вовремя', by: 'Врач' },
      { kind: 'image', picture: poster, alt: 'Пачка' },
      { kind: 'code', text: 'GET /api' },
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Состав' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Дозы' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'чай' }).getAttribute('href')).toBe('/en/tea');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'Пачка' }).getAttribute('src')).toBe(poster.url);
    expect(document.querySelector('strong')?.textContent).toBe('воду');
    expect(document.querySelector('blockquote')?.textContent).toBe('ВовремяВрач');
    expect([...document.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual(['D3', 'GET /api']);
  });

  it('[K1] names the columns and the rows of a table, and the place where it scrolls', () => {
    show({ kind: 'table', header: ['Город', 'Срок'], rows: [['Казань', '1 день']] });
    const table = within(screen.getByRole('region', { name: 'Город, Срок' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Город', 'Срок']);
    expect(table.getByRole('rowheader', { name: 'Казань' }).getAttribute('scope')).toBe('row');
    expect(table.getByRole('cell')?.textContent).toBe('1 день');
  });

  it('An external link is announced as such', () => {
    show({ kind: 'paragraph', text: '[О норме витамина D](https://example.com/d)' });
    const link = screen.getByRole('link', { name: 'О норме витамина D (внешний сайт)' });
    expect(link.getAttribute('href')).toBe('https://example.com/d');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('[K1] Nothing is requested of a video’s site before the button is pressed', () => {
    const { container } = show(video);
    expect(container.innerHTML).not.toContain('youtube-nocookie');
    expect(screen.getByRole('link', { name: 'Открыть на youtube.com (внешний сайт)' }).getAttribute('href')).toBe(
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    );
    fireEvent.click(screen.getByRole('button', { name: /^Смотреть видео: Лаборатория/ }));
    const frame = screen.getByTitle('Лаборатория');
    expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    expect(document.activeElement).toBe(frame);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('A video file of the shop plays, and a video of an unknown site is a link', () => {
    show(
      { ...video, address: '/api/media/lab.mp4' },
      { ...video, address: 'https://evil.example/v' },
      { ...video, address: 'javascript:x' },
    );
    expect(screen.getByLabelText('Лаборатория').getAttribute('poster')).toBe(poster.url);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('gives no script, no handler and no unsafe address, whatever text it is given', () => {
    const bad = fc.constantFrom(
      '<script>alert(1)</script>',
      '"onload="alert(1)',
      '[x](javascript:alert(1))',
      '**[x](data:text/html,y)**',
      '[x](//evil.example)',
      '[x](/\t/evil.example)',
      'javascript:alert(1)',
      'https://youtu.be/dQw4w9WgXcQ"><img onerror=x>',
    );
    const text = fc
      .array(fc.oneof(fc.string(), bad, fc.webUrl(), fc.constantFrom('**', '[', '](', ')', '`')), { maxLength: 5 })
      .map((parts) => parts.join(''));
    const source = fc.constant({ url: '/a.svg', url_template: '/a.svg', width: 1, height: 1, widths: [] });
    const block: fc.Arbitrary<RichTextBlock> = fc.oneof(
      fc.record({ kind: fc.constant('heading' as const), level: fc.constantFrom(2 as const, 3 as const), text }),
      fc.record({ kind: fc.constant('paragraph' as const), text }),
      fc.record({ kind: fc.constant('list' as const), ordered: fc.boolean(), items: fc.array(text, { maxLength: 3 }) }),
      fc.record({ kind: fc.constant('quote' as const), text, by: fc.option(text) }),
      fc.record({
        kind: fc.constant('table' as const),
        header: fc.array(text, { maxLength: 2 }),
        rows: fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 2 }),
      }),
      fc.record({ kind: fc.constant('image' as const), picture: source, alt: text }),
      fc.record({ kind: fc.constant('code' as const), text }),
      fc.record({ kind: fc.constant('video' as const), address: fc.oneof(text, bad), title: text, poster: fc.option(source) }),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
        const page = new DOMParser().parseFromString(
          renderToStaticMarkup(<RichText blocks={blocks} toHref={(path) => path} words={words} />),
          'text/html',
        );
        expect(page.querySelector('script, style, iframe, object, embed, form, base, meta, link')).toBeNull();
        for (const element of page.body.querySelectorAll('*')) {
          for (const { name, value } of element.attributes) {
            expect(name).not.toMatch(/^on|^style$|^srcdoc$/);
            if (name === 'href' || name === 'src' || name === 'poster')
              expect(value).toMatch(/^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)[^\s\\]*$/i);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('opens a frame only to the players that the security policy allows', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string().map((rest) => `https://youtu.be/dQw4w9WgXcQ${rest}`),
        ),
        (address) => {
          const { container, unmount } = show({ ...video, address });
          const button = container.querySelector('button');
          if (button) fireEvent.click(button);
          const src = container.querySelector('iframe')?.src;
          unmount();
          if (src !== undefined) expect(VIDEO_ORIGINS).toContain(new URL(src).origin);
        },
      ),
      { numRuns: 50 },
    );
  });
});
