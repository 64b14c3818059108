import { describe, expect, it } from '@jest/globals';
import { readConsoleConfig } from './config.ts';

describe('the address of the console', () => {
  it('The console listens on this machine at port 3004 by default', () => {
    expect(readConsoleConfig({})).toEqual({ host: '127.0.0.1', port: 3004, url: null });
    const env = { CONSOLE_HOST: '0.0.0.0', CONSOLE_PORT: '3104', CONSOLE_URL: 'https://console.shop.example/' };
    expect(readConsoleConfig(env)).toEqual({ host: '0.0.0.0', port: 3104, url: 'https://console.shop.example' });
  });

  it.each([
    ['https://shop.example', 'both https://shop.example'],
    ['https://shop.example:443', 'both https://shop.example'],
    ['https://SHOP.example/', 'both https://shop.example'],
    ['https://shop.example/console', 'without a path'],
  ])('A console at %s is refused beside a shop at https://shop.example', (consoleUrl, sentence) => {
    expect(() => readConsoleConfig({ PUBLIC_URL: 'https://shop.example', CONSOLE_URL: consoleUrl })).toThrow(sentence);
  });

  it('A server of working builds has no console', () => {
    expect(readConsoleConfig({ WORKING_STORE_DIR: '/tmp/working' })).toBeNull();
  });
});
