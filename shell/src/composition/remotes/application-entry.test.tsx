import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

jest.mock('systemjs', () => ({}), { virtual: true });

const ENTRY = '/releases/doctors/1.0.0-a/main.js';
const ADDRESS = `http://localhost:3000${ENTRY}`;
const FOREIGN = { kind: 'single-spa', exposes: './lifecycles', type: 'system' } as const;
const system = { addImportMap: jest.fn(), import: jest.fn<(address: string) => Promise<object>>(), delete: jest.fn() };
Object.assign(globalThis, { System: system });

/** Loads the application in a new document. */
async function load(page: { readonly takesOverrides?: boolean }): Promise<object> {
  jest.resetModules();
  const composition = { id: 'a', shell: '1', remotes: { doctors: { version: '1.0.0-a', entry: ENTRY, routes: [], foreign: FOREIGN } } };
  const state = { composition, locale: 'ru', owner: null, ...page };
  document.body.innerHTML = `<script type="application/json" id="vitrava-page">${JSON.stringify(state)}</script>
    <script type="importmap">${JSON.stringify({ integrity: { [ENTRY]: 'sha384-x' } })}</script>`;
  const { loadApplication } = await import('./application-entry.ts');
  return loadApplication('doctors', ENTRY, FOREIGN);
}

beforeEach(() => {
  jest.clearAllMocks();
  system.import.mockReset();
});
afterEach(() => localStorage.clear());

it('An application for SystemJS is loaded with the integrity of its entry, and requested once more when it does not come', async () => {
  system.import.mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce({ mount: 1 });
  await expect(load({})).resolves.toEqual({ mount: 1 });
  expect(system.addImportMap).toHaveBeenCalledWith({ integrity: { [ADDRESS]: 'sha384-x' } });
  expect(system.import.mock.calls).toEqual([[ADDRESS], [ADDRESS]]);
  expect(system.delete).toHaveBeenCalledWith(ADDRESS);
});

it('A key of import-map-overrides replaces an application only in the page of a developer', async () => {
  const local = 'http://localhost:8080/main.js';
  localStorage.setItem('import-map-override:doctors', local);
  system.import.mockResolvedValue({ mount: 1 });
  await load({ takesOverrides: true });
  await load({});
  expect(system.import.mock.calls).toEqual([[local], [ADDRESS]]);
  expect(system.addImportMap).toHaveBeenNthCalledWith(1, { integrity: { [local]: '' } });
});
