import { SERVER_FILES } from './server-files.ts';

/** A small build that the gate accepts, as it is uploaded. */
export function buildOf(name: string, text = 'one') {
  const assets = { js: { sync: ['client.js'], async: [] }, css: { sync: [], async: [] } };
  const files: Record<string, string> = {
    'remote.manifest.json': JSON.stringify({
      name,
      contracts: { mount: 1, bus: 1, api: 1 },
      routes: [{ name: 'gift', path: '/gift', meta: { title: { ru: 'Gift', en: 'Gift' } } }],
      fragments: [],
      services: [],
      middleware: [],
    }),
    'browser/mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
      exposes: ['./client', './pages/gift'].map((path) => ({ path, assets })),
    }),
    'browser/remoteEntry.js': 'export {};',
    'browser/client.js': `export const text = '${text}';`,
    'server.cjs': SERVER_FILES.good(text),
  };
  return { files: Object.entries(files).map(([path, content]) => ({ path, content: Buffer.from(content).toString('base64') })) };
}
