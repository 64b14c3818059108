import base from './.dependency-cruiser.mjs';

/*
 * What running code reaches: types are gone here, as they are in the bundles.
 */

const browserCode =
  '^(mfe-[^/]+/src/(entry/service|pages|fragments|features|domain|ui)|shell/src/(entry/client|composition|routing|layout|session)|console/src/entry/client)';
const tests = '\\.test\\.tsx?$';

export default {
  forbidden: [
    {
      name: 'browsers-run-no-server-code',
      comment: 'Nothing reachable from a browser entry reaches server code, Node or the server renderer.',
      severity: 'error',
      from: { path: browserCode, pathNot: tests },
      to: {
        path: [
          '^(shell/src/server|console/src/server|server-kit|reference-api|static-files|demo-shop|delivery)/',
          '/entry/server\\.tsx?$',
          '\\.server\\.tsx?$',
          '^node:',
          'node_modules/react-dom/server',
          '^(fs|path|http|https|crypto|stream|child_process|worker_threads|os|url|vm)$',
        ],
        reachable: true,
      },
    },
    {
      name: 'browsers-load-no-schema-library',
      comment: 'TypeBox stays on servers; a browser checks what it depends on with @withease/contracts.',
      severity: 'error',
      // A schema beside a fragment is for its build.
      from: { path: browserCode, pathNot: [tests, '\\.schema\\.ts$'] },
      to: { path: 'node_modules/typebox/', reachable: true },
    },
  ],
  options: { ...base.options, tsPreCompilationDeps: false },
};
