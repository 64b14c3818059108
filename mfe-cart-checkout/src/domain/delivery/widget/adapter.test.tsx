import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createWidget } from './adapter.ts';

const CONFIG = { script: '/widget.js', global: 'testPickup', api_token: 'public-token', city: 'Казань' };
const UNREADABLE = `unreadable ${new URL(CONFIG.script, location.href).href}`;
const POINT = {
  id: 'kazan-1',
  name: 'Пункт',
  address: 'ул. Баумана, 1',
  workschedule: '9–21',
  phone: '',
  period: '3',
  price: '199.00',
  prepaid: 'No',
};

type Open = (callback: (point: unknown) => void, ...rest: unknown[]) => void;
const define = (open: Open) => Object.assign(globalThis, { testPickup: { open } });
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src="/widget.js"]')];
const arrive = (event: 'load' | 'error') => scripts()[0]?.dispatchEvent(new Event(event));
const showRoot = () => {
  const root = document.createElement('div');
  root.id = 'testPickup-root';
  document.body.append(root);
  return root;
};

describe('the pickup widget', () => {
  const warned: string[] = [];
  const recorded: string[] = [];
  const widget = createWidget(CONFIG, (message) => void warned.push(message));

  beforeEach(() => {
    warned.length = 0;
    recorded.length = 0;
    Object.assign(performance, { mark: (name: string) => void recorded.push(name) });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'testPickup');
    Reflect.deleteProperty(performance, 'mark');
    for (const script of scripts()) script.remove();
    document.body.replaceChildren();
    jest.useRealTimers();
  });

  it('[O5] loads the provider’s script on demand, and once', async () => {
    expect(scripts()).toHaveLength(0);
    const loading = widget.load();
    expect(scripts()).toHaveLength(1);
    define(() => undefined);
    arrive('load');
    await loading;
    await widget.load();
    expect(scripts()).toHaveLength(1);
  });

  it('[E19] The widget reports that it failed to load, and can be tried again', async () => {
    const loading = widget.load();
    arrive('error');
    await expect(loading).rejects.toEqual({ kind: 'load', explanation: 'Failed to load pickup widget' });
    expect(scripts()).toHaveLength(0);
    expect(recorded).toEqual([UNREADABLE]);
    const again = widget.load();
    define(() => undefined);
    arrive('load');
    await expect(again).resolves.toBeUndefined();
  });

  it('gives a script up that does not come in time', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const loading = widget.load();
    jest.advanceTimersByTime(10_000);
    await expect(loading).rejects.toMatchObject({ kind: 'load' });
    expect(scripts()).toHaveLength(0);
    expect(recorded).toEqual([UNREADABLE]);
  });

  it('[E21] logs a widget that was not loaded properly', async () => {
    const loading = widget.load();
    arrive('load');
    await expect(loading).rejects.toMatchObject({ kind: 'load' });
    expect(warned.join()).toMatch(/not loaded properly/);
    expect(recorded).toEqual([UNREADABLE]);
  });

  it('[E20] The widget throws with the reason when it cannot be initialised', async () => {
    define(() => {
      throw new TypeError('no map');
    });
    await expect(widget.open({ weight: 0 })).rejects.toEqual({ kind: 'start', explanation: 'Error initializing pickup widget' });
    expect(warned.join()).toMatch(/TypeError: no map/);
    expect(recorded).toEqual([UNREADABLE]);
  });

  it('[O6] [O7] gives it token, city and weight, and the defaults for the rest', async () => {
    const requested: unknown[][] = [];
    define((callback, ...rest) => {
      requested.push(rest);
      callback(POINT);
    });
    await expect(widget.open({ weight: 640 })).resolves.toEqual({ id: 'kazan-1', name: 'Пункт', address: 'ул. Баумана, 1' });
    await widget.open({ weight: 0 });
    expect(requested).toEqual([
      ['public-token', 'Казань', '', null, 640, null, null, null, null],
      ['public-token', 'Казань', '', null, 1000, null, null, null, null],
    ]);
  });

  it('gives nothing when it was closed without a choice', async () => {
    let root: HTMLElement | undefined;
    define(() => {
      root = showRoot();
    });
    const choosing = widget.open({ weight: 0 });
    await Promise.resolve();
    root?.remove();
    await expect(choosing).resolves.toBeNull();
  });

  it('takes nothing for a point that is none', async () => {
    define((callback) => {
      const root = showRoot();
      callback({ id: 7 });
      callback(null);
      void Promise.resolve().then(() => root.remove());
    });
    await expect(widget.open({ weight: 0 })).resolves.toBeNull();
    expect(warned).toHaveLength(2);
    expect(recorded).toEqual([UNREADABLE, UNREADABLE]);
  });

  it('is taken off the page that is left', async () => {
    define(() => void showRoot());
    const choosing = widget.open({ weight: 0 });
    await Promise.resolve();
    widget.close();
    await expect(choosing).resolves.toBeNull();
    expect(document.getElementById('testPickup-root')).toBeNull();
  });

  it('The widget reports a failed initialisation when it never shows', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    define(() => undefined);
    const choosing = widget.open({ weight: 0 });
    jest.advanceTimersByTime(10_000);
    await expect(choosing).rejects.toMatchObject({ kind: 'start' });
    expect(recorded).toEqual([UNREADABLE]);
  });

  it('The widget reports an invalid address as a failed load, and records nothing', async () => {
    const loading = createWidget({ ...CONFIG, script: 'http://[' }, () => undefined).load();
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ kind: 'load' });
    expect(recorded).toEqual([]);
  });
});
