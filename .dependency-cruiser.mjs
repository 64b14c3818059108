import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Which way imports run; all of it in one list, however long, so that it is read from top to bottom. Types count here like values: a
 * type of another team's remote is a tie, too.
 * What a browser may download is judged on running code alone, in .dependency-cruiser.runtime.mjs.
 */

const kitExports = JSON.parse(readFileSync(path.join(import.meta.dirname, 'shared-kit/package.json'), 'utf8')).exports;
const kitFiles = Object.values(kitExports).flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)));
const internalFiles = Object.entries(kitExports)
  .filter(([name]) => name.startsWith('./internal/') || name === './router')
  .map(([, target]) => target);
const asPattern = (file) => `^shared-kit/${file.replace(/^\.\//, '').replace(/[.]/g, '\\.').replaceAll('*', '[^/]+')}$`;

const react = '(^|/)node_modules/(@types/)?(react|react-dom|react-router|react-i18next|react-final-form|effector-react|single-spa-react)/';
const effector = '(^|/)node_modules/(effector|effector-react|patronum)/';
const slices = '(pages|fragments|features|domain|ui)';
/** A room of the composition server, a plugin being one; with the slash at its end. */
const serverRoom = '(?:plugins/[^/]+/|(?!plugins/)[^/]+/)';
const publicFiles = ['/index\\.tsx?$', '/package\\.json$', '\\.(css|svg|woff2)$'];

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    rule(
      'remotes-are-independent',
      'A remote never imports another remote nor the shell: to show their piece use <Fragment> by name.',
      { path: '^(mfe-[^/]+)/' },
      { path: '^(mfe-[^/]+|shell)/', pathNot: '^$1/' },
    ),
    rule(
      'kit-of-the-shell',
      'What the kit exports under internal/ is for the shell and the servers: remotes have no promise that it stays.',
      { path: '^mfe-[^/]+/' },
      { path: internalFiles.map(asPattern) },
    ),
    rule(
      'server-kit-is-for-servers',
      'Only servers and commands use the server kit.',
      { path: '^(mfe-[^/]+|shared-kit|build-preset|shell/src/(?!server/))' },
      { path: '^server-kit/' },
    ),
    rule(
      'front-ends-know-no-delivery',
      'How releases are made is nothing a remote knows.',
      { path: '^mfe-[^/]+/' },
      { path: '^(delivery|console|reference-api|static-files|demo-shop|e2e|proof|scripts)/' },
    ),
    rule(
      'kit-imports-no-app',
      'The kits, and what remotes are built with, import nothing of the shop.',
      { path: '^(shared-kit|server-kit|build-preset)/' },
      { path: '^(mfe-[^/]+|shell|delivery|console|reference-api|static-files|demo-shop|e2e|proof)/' },
    ),
    rule(
      'shell-names-no-remote',
      'The shell meets remotes through their manifests alone.',
      { path: '^shell/' },
      { path: '^(mfe-[^/]+|reference-api|demo-shop|e2e|proof)/' },
    ),
    rule(
      'only-the-server-ships',
      'In the shell only the composition server reads the release store and mounts the console.',
      { path: '^shell/src/', pathNot: '^shell/src/server/' },
      { path: '^(delivery/|console/|shell/src/server/)' },
    ),
    rule(
      'delivery-knows-no-shop',
      'Delivery ships files; it knows no page.',
      { path: '^delivery/' },
      { path: '^(mfe-[^/]+|shell|console|reference-api|demo-shop|e2e|proof)/' },
    ),
    rule(
      'console-imports-no-shell',
      'The console imports the kits and delivery; the composition server that mounts it provides its figures.',
      { path: '^console/' },
      { path: '^(mfe-[^/]+|shell|reference-api|demo-shop|e2e|proof)/' },
    ),
    rule(
      'api-knows-the-contract-only',
      'The reference API shares with the front ends the contracts of the kit and how texts, numbers and dates are written.',
      { path: '^reference-api/' },
      {
        path: '^(mfe-[^/]+|shell|delivery|console|e2e|proof|shared-kit)/',
        pathNot: '^shared-kit/src/(contracts/|i18n/texts[.]ts$|i18n/format/)',
      },
    ),
    rule(
      'api-sells-nothing',
      'The reference API runs without a particular catalogue: the demo shop starts it, never the other way round.',
      { path: '^reference-api/' },
      { path: '^demo-shop/' },
    ),
    rule(
      'demo-shop-knows-the-api-only',
      'The demo shop and its stand-ins bring data and addresses to the API; of the rest they know the contracts of the kit.',
      { path: '^demo-shop/' },
      { path: '^(mfe-[^/]+|shell|delivery|console|e2e|proof|scripts|shared-kit)/', pathNot: '^shared-kit/src/contracts/' },
    ),
    rule(
      'stand-ins-stand-alone',
      'A stand-in for another company’s service knows neither the demo’s goods nor another stand-in.',
      { path: '^demo-shop/(?!src/)([^/]+)/' },
      { path: '^demo-shop/', pathNot: '^demo-shop/$1/' },
    ),
    rule('no-circles', 'Two files that need each other are one concept; a type is a need, too.', {}, { circular: true }),
    rule(
      'packages-by-name',
      'Another package is imported by its name, through its exports.',
      { path: '^(demo-shop/[^/]+|[^/]+)/src/' },
      {
        path: '^(shell|mfe-[^/]+|shared-kit|server-kit|build-preset|delivery|console|reference-api|static-files|demo-shop)/',
        pathNot: ['^$1/[^/]+$', '^$1/(src|locales|data)/'],
        dependencyTypes: ['local'],
      },
    ),
    rule(
      'layers-pages',
      'entry → pages, fragments: a page or a fragment imports no entry, and neither imports the other.',
      { path: '^(mfe-[^/]+)/src/(pages|fragments)/' },
      { path: '^$1/src/(entry|pages|fragments)/', pathNot: '^$1/src/$2/' },
    ),
    rule(
      'layers-features',
      'A feature imports domain and ui only.',
      { path: '^(mfe-[^/]+)/src/features/' },
      { path: '^$1/src/(entry|pages|fragments)/' },
    ),
    rule(
      'layers-domain-ui',
      'Domain and ui are the lowest layers and know nothing of each other.',
      { path: '^(mfe-[^/]+)/src/(domain|ui)/' },
      { path: '^$1/src/(entry|pages|fragments|features|domain|ui)/', pathNot: '^$1/src/$2/' },
    ),
    rule(
      'slices-are-independent',
      'Slices of one layer never import each other; what two need moves down.',
      { path: '^(mfe-[^/]+)/src/(pages|fragments|features|domain)/([^/]+)/' },
      { path: '^$1/src/$2/', pathNot: '^$1/src/$2/$3/' },
    ),
    rule(
      'through-the-index',
      'From outside a slice is imported by its index.',
      { path: '^(mfe-[^/]+)/src/([^/]+)/([^/]+)/' },
      { path: `^$1/src/${slices}/[^/]+/`, pathNot: ['^$1/src/$2/$3/', ...publicFiles] },
    ),
    rule(
      'through-the-index-from-entries',
      'An entry imports slices by their index.',
      { path: '^(mfe-[^/]+)/src/[^/]+/[^/]+$' },
      { path: `^$1/src/${slices}/[^/]+/`, pathNot: publicFiles },
    ),
    rule(
      'through-the-index-of-a-folder',
      'Between the folders of a package the index is imported.',
      { path: '^(console|delivery|demo-shop|reference-api|server-kit|shell|static-files)/src/([^/]+)/' },
      { path: '^$1/src/[^/]+/', pathNot: ['^$1/src/$2/', '^shell/src/bus/', ...publicFiles] },
    ),
    rule(
      'through-the-index-of-an-api-folder',
      'Between the folders of an area of the API the index is imported.',
      { path: '^reference-api/src/(catalogue|content|customer|operations|purchase)/([^/]+)/' },
      { path: '^reference-api/src/$1/[^/]+/', pathNot: ['^reference-api/src/$1/$2/', ...publicFiles] },
    ),
    rule(
      'through-the-index-of-a-server-room',
      'Between the rooms of the composition server, and from the files that put them together, the index is imported.',
      { path: `^shell/src/server/(${serverRoom}|[^/]+[.]ts)` },
      { path: `^shell/src/server/${serverRoom}`, pathNot: ['^shell/src/server/$1', `^shell/src/server/${serverRoom}index[.]ts$`] },
    ),
    rule(
      'through-the-index-of-a-server-folder',
      'Between the folders of a room the index is imported.',
      { path: `^shell/src/server/(${serverRoom})([^/]+)` },
      { path: '^shell/src/server/$1[^/]+/', pathNot: ['^shell/src/server/$1$2/', ...publicFiles] },
    ),
    rule(
      'server-core-knows-no-plugin',
      'Composing, rendering, serving releases and operating work without any plugin; app.ts lists them.',
      { path: '^shell/src/server/(?!plugins/|testing/)[^/]+/' },
      { path: '^shell/src/server/plugins/' },
    ),
    rule(
      'server-plugins-are-independent',
      'A plugin of the composition server imports no other: what two need is a room of its own.',
      { path: '^shell/src/server/plugins/([^/]+)/' },
      { path: '^shell/src/server/plugins/', pathNot: '^shell/src/server/plugins/$1/' },
    ),
    rule(
      'through-the-index-of-the-kit',
      'Between the folders of the kit only the files are imported that its package.json exports.',
      { path: '^shared-kit/src/([^/]+)/' },
      { path: '^shared-kit/src/[^/]+/', pathNot: ['^shared-kit/src/$1/', ...publicFiles, ...kitFiles.map(asPattern)] },
    ),
    rule(
      'logic-knows-no-react',
      'Domain models and the lower kit know no React.',
      { path: '^(mfe-[^/]+/src/domain/|shared-kit/src/(contracts|bus|models|api-client|errors)/)', pathNot: '\\.test\\.tsx?$' },
      { path: react },
    ),
    rule(
      'looks-know-no-effector',
      'Presentational components get values and callbacks; they know no Effector.',
      { path: '^(mfe-[^/]+|shared-kit)/src/ui/', pathNot: '\\.test\\.tsx?$' },
      { path: effector },
    ),
    rule('imports-exist', 'Every import resolves.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: path.join(import.meta.dirname, 'tsconfig.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
