import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PickupPoint } from '@vitrava/shared-kit/contracts/api';
import { WIDGET } from './config.ts';
import { readScript } from './script.ts';

interface Provider {
  readonly open: (...parameters: readonly unknown[]) => void;
}

declare global {
  interface Window {
    putnikPickup?: Provider;
  }
}

const point = (id: string, facts: Partial<PickupPoint>): PickupPoint => ({
  id,
  name: `Пункт ${id}`,
  city: 'Москва',
  address: `ул. ${id}, 1`,
  workschedule: 'Ежедневно',
  phone: '+7 495 000-10-01',
  period: 3,
  price: '199.00',
  prepaid: false,
  weight_limit: 5_000,
  latitude: 55.7,
  longitude: 37.6,
  ...facts,
});

const CITIES = [
  { id: 'moscow', name: 'Москва', points: 2 },
  { id: 'kazan', name: 'Казань', points: 1 },
];
const POINTS = {
  moscow: [point('Лесная', {}), point('Зелёная', { prepaid: true, latitude: 55.8 })],
  kazan: [point('Баумана', { city: 'Казань', weight_limit: 500 })],
};

describe('the provider’s widget', () => {
  let requested: string[] = [];
  let isAway = false;
  let source = '';

  beforeAll(async () => {
    source = (await readScript()).toString();
  });

  beforeEach(() => {
    requested = [];
    isAway = false;
    document.documentElement.lang = 'ru';
    // jsdom has the element but not how to show it.
    HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.open = false;
    };
    Element.prototype.scrollIntoView = () => {};
    window.fetch = jest.fn(async (address: Parameters<typeof fetch>[0]) => {
      const url = new URL(address instanceof Request ? address.url : address);
      requested.push(`${url.pathname}${url.search}`);
      if (isAway) throw new TypeError('Failed to fetch');
      const search = url.searchParams.get('search') ?? '';
      const city = url.searchParams.get('city') as keyof typeof POINTS | null;
      const all = city ? POINTS[city] : Object.values(POINTS).flat();
      const results = url.pathname.includes('cities') ? CITIES : all.filter((one) => `${one.name} ${one.city}`.includes(search));
      return { ok: true, status: 200, json: async () => ({ results }) } as Response;
    });
    const script = { src: 'http://localhost:3000/api/pickup_widget/widget.js?v=1' };
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script as HTMLScriptElement);
    new Function(source)();
  });

  afterEach(() => {
    document.body.replaceChildren();
    document.head.replaceChildren();
  });

  const root = () => document.getElementById(`${WIDGET.global}-root`);
  const provider = () => {
    if (!window.putnikPickup) throw new Error('the script defines its global');
    return window.putnikPickup;
  };
  const items = () => [...(root()?.querySelectorAll('.putnik-item') ?? [])];
  const until = async (isDone: () => boolean) => {
    for (let turn = 0; turn < 200 && !isDone(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isDone()).toBe(true);
  };
  const open = async (callback: (chosen: unknown) => void, city = '', weight = 1000, paysum = 0) => {
    provider().open(callback, WIDGET.api_token, city, '', null, weight, paysum, 10, 10, 10);
    await until(() => items().length > 0);
  };
  const click = (element: Element | null | undefined) => (element as HTMLElement).click();

  it('gives back the chosen point as the provider’s strings, then leaves the document', async () => {
    const chosen: unknown[] = [];
    await open((one) => chosen.push({ one, isOpen: root() !== null }));
    click(items()[1]?.querySelector('button'));
    expect(chosen).toEqual([
      {
        one: {
          id: 'Зелёная',
          name: 'Пункт Зелёная',
          address: 'ул. Зелёная, 1',
          workschedule: 'Ежедневно',
          phone: '+7 495 000-10-01',
          price: '199.00',
          period: '3',
          prepaid: 'Yes',
        },
        isOpen: true,
      },
    ]);
    expect(root()).toBeNull();
  });

  it('calls nothing back when it is closed by its button, by Escape or beside it, and returns the focus', async () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    const chosen = jest.fn();
    const ways = [
      () => click(root()?.querySelector('.putnik-close')),
      () => root()?.dispatchEvent(new Event('cancel', { cancelable: true })),
      () => click(root()),
    ];
    for (const leave of ways) {
      opener.focus();
      await open(chosen);
      leave();
      expect(root()).toBeNull();
      expect(document.activeElement).toBe(opener);
    }
    expect(chosen).not.toHaveBeenCalled();
  });

  it('The widget begins in the requested city by its name in either language, and follows city and search', async () => {
    await open(jest.fn(), 'Казань');
    expect(root()?.querySelector('select')?.value).toBe('kazan');
    expect(items()).toHaveLength(1);
    const city = root()?.querySelector('select');
    if (city) city.value = 'moscow';
    city?.dispatchEvent(new Event('change'));
    await until(() => items().length === 2);
    const search = root()?.querySelector('input');
    if (search) search.value = 'Лесная';
    search?.dispatchEvent(new Event('input'));
    await until(() => items().length === 1);
    expect(root()?.querySelector('[role=status]')?.textContent).toBe('1\u00a0пункт');
  });

  it('shows points that cannot take the parcel, with the reason, but lets no one choose them', async () => {
    await open(jest.fn(), 'Казань', 900);
    expect(items()[0]?.textContent).toContain('слишком тяжёлый');
    expect(items()[0]?.querySelector('button')?.disabled).toBe(true);
    provider().open(jest.fn(), WIDGET.api_token, 'Москва', '', null, 900, 1500, 1, 1, 1);
    await until(() => items().length === 2);
    expect(items().map((item) => item.querySelector('button')?.disabled)).toEqual([false, true]);
  });

  it('leads from a pin to its point', async () => {
    await open(jest.fn());
    const pins = [...(root()?.querySelectorAll('.putnik-pin') ?? [])];
    expect(pins.map((pin) => pin.getAttribute('aria-label'))).toEqual(['Пункт Лесная, ул. Лесная, 1', 'Пункт Зелёная, ул. Зелёная, 1']);
    click(pins[1]);
    expect(document.activeElement).toBe(items()[1]?.querySelector('button'));
    expect(items()[1]?.hasAttribute('data-current')).toBe(true);
  });

  it('The widget shows that the points could not be loaded, and retries on request', async () => {
    isAway = true;
    provider().open(jest.fn(), WIDGET.api_token, '', '', null, 1000);
    await until(() => root()?.querySelector('.putnik-again') !== null);
    isAway = false;
    click(root()?.querySelector('.putnik-again'));
    await until(() => items().length === 2);
  });

  it('The widget shows that it is not configured when the token is unknown, and requests nothing', () => {
    document.documentElement.lang = 'en';
    provider().open(jest.fn(), 'another token', '');
    expect(root()?.textContent).toContain('not configured');
    expect(requested).toEqual([]);
  });
});
