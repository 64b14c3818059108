import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.ts';

const apps = ['shell', 'mfe-catalog', 'mfe-content'];

describe('npm run dev', () => {
  it('opens every app for work when none is named', () => {
    expect(readOptions([], apps, {})).toEqual({ working: apps, api: null });
  });

  it('opens the named ones, and the shell, whose React draws them', () => {
    expect(readOptions(['mfe-content'], apps, {}).working).toEqual(['shell', 'mfe-content']);
  });

  it('The command lists the valid names when a name is unknown', () => {
    expect(() => readOptions(['content', 'gift'], apps, {})).toThrow(
      'There is no "content", "gift" to work on. There are: shell, mfe-catalog, mfe-content.',
    );
  });

  it('takes another backend, and nothing else for one', () => {
    expect(readOptions(['--api', 'https://shop.example'], apps, {}).api).toBe('https://shop.example');
    expect(readOptions([], apps, { API_BASE_URL: 'https://env.example' }).api).toBe('https://env.example');
    expect(() => readOptions(['--api', 'shop.example'], apps, {})).toThrow('must be an address such as https://shop.example');
  });
});
