import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { FrameInput } from '@vitrava/shared-kit/contracts/page';
import { $company } from '../layout/index.ts';
import { SHOP_MAP } from '../shop-map/testing/index.ts';
import { renderFrame } from './server.tsx';

const company = {
  name: 'Витрава',
  legal_name: 'ООО «Витрава»',
  phones: [{ number: '+78005550199', display: '8 800 555-01-99', label: 'бесплатно' }],
  email: 'hello@vitrava.example',
  address: 'Москва',
  schedule: 'Ежедневно',
  social: [],
  creators: { name: 'Лист', url: 'https://list.example' },
};
const route = { name: 'news', path: '/news', meta: { title: { ru: 'Новости', en: 'News' } } };
const input = (rest: Partial<FrameInput> = {}): FrameInput => ({
  url: '/news?page=2',
  locale: 'ru',
  values: { 'shell/$shopMap': SHOP_MAP },
  route,
  status: 200,
  parts: ['header', 'footer'],
  api: { baseUrl: 'http://api.local', deadlineMs: 1000 },
  ...rest,
});

const realFetch = globalThis.fetch;
const answer = (work: typeof fetch) => {
  globalThis.fetch = jest.fn(work);
};

describe('the frame', () => {
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('[H7] surrounds every page with header and footer, and sends the company along', async () => {
    answer(async () => Response.json(company));
    const { header, footer, state, skeleton, error } = await renderFrame(input());
    expect(header).toContain('href="/about-us"');
    expect(footer).toContain('tel:+78005550199');
    expect(Object.keys(state)).toEqual([$company.sid]);
    expect([skeleton, error]).toEqual(['', '']);
  });

  it('The frame is in the language of the page', async () => {
    answer(async () => Response.json(company));
    const { header } = await renderFrame(input({ locale: 'en' }));
    expect(header).toContain('Catalogue');
    expect(header).toContain('href="/en/news"');
    expect(jest.mocked(globalThis.fetch).mock.calls[0]?.[1]?.headers).toMatchObject({ 'accept-language': 'en-US' });
  });

  it.each(['?category=beauty', '?product=1001', '?search=c'])(
    'The frame uses of the query %s only the parameters of the link to the other language: the server renders header and footer once for all queries',
    async (query) => {
      answer(async () => Response.json(company));
      const [one, other] = await Promise.all([renderFrame(input({ url: `/news${query}` })), renderFrame(input({ url: '/news?any' }))]);
      const stored = new URLSearchParams({ '': query }).toString().slice(1);
      expect(one.header).toContain(stored);
      expect(one.header.replaceAll(stored, '%3Fany')).toBe(other.header);
      expect(one.footer).toBe(other.footer);
    },
  );

  it.each<[string, typeof fetch]>([
    ['is down', () => Promise.reject(new TypeError('refused'))],
    ['answers nonsense', async () => Response.json({ phones: 'many' })],
  ])('The frame omits the company while the API %s', async (_, work) => {
    answer(work);
    const { footer, state } = await renderFrame(input());
    expect(footer).toContain('href="/contacts"');
    expect(footer).not.toContain('tel:');
    expect(state).toEqual({});
  });

  it('The frame draws only the requested parts', async () => {
    answer(async () => Response.json(company));
    const frame = await renderFrame(input({ parts: ['error'], status: 404, route: null, url: '/no-such' }));
    expect(frame.header + frame.footer + frame.skeleton).toBe('');
    expect(frame.error).toContain('/no-such');
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['ru', '/news?page=2', /Что-то\sпошло\sне\sтак.*href="\/news\?page=2".*Попробовать\sещё\sраз/s],
    ['en', '/news', /Something went wrong.*href="\/en\/news".*Try again/s],
  ] as const)('The outline of a page shows a failure with a retry where no program can load the page (%s)', async (locale, url, words) => {
    const { skeleton } = await renderFrame(input({ locale, url, parts: ['skeleton'] }));
    expect(/<noscript>(.*)<\/noscript>/s.exec(skeleton)?.[1]).toMatch(words);
  });

  it('has no style attributes and no scripts, which the security policy would refuse', async () => {
    answer(async () => Response.json(company));
    const frame = await renderFrame(input({ parts: ['header', 'footer', 'skeleton', 'error'] }));
    expect(Object.values(frame).join('')).not.toMatch(/ style="|<script| on[a-z]+="/);
  });

  it('is the same for everyone: the session plays no part', async () => {
    answer(async () => Response.json(company));
    const anonymous = await renderFrame(input());
    const customer = await renderFrame(input({ values: { 'shell/$shopMap': SHOP_MAP, 'session/$sessionStatus': 'unknown' } }));
    expect(customer.header).toBe(anonymous.header);
  });
});
