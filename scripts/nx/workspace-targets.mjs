import path from 'node:path';

/*
 * The checks that every workspace has, as nx targets: every folder with a tsconfig.json gets them, so that a new remote
 * names none. `types` writes declarations that dependent workspaces read, and runs after its dependencies; `lint` runs
 * after them. `own-imports` reads a workspace and all that it imports.
 */

/** What a workspace's checks read beside its own files. */
const rules = ['{workspaceRoot}/tsconfig.base.json', '{workspaceRoot}/assets.d.ts', 'tools'];

/** Anything may be imported in these. */
const withoutImports = new Set(['scripts', 'e2e', 'proof']);

function targetsOf(folder) {
  return {
    types: {
      command: `tsc -b ${folder}`,
      dependsOn: ['^types'],
      cache: true,
      inputs: ['sources', '^sources', ...rules],
      outputs: ['{projectRoot}/.cache/types', '{projectRoot}/.cache/types.tsbuildinfo'],
    },
    lint: {
      dependsOn: ['types'],
      // The build's settings are one program with the commands, which they import.
      command:
        folder === 'scripts'
          ? `eslint scripts docs '*.ts' '*.md' '*/rspack*.config.ts'`
          : `eslint ${folder} --ignore-pattern '*/rspack*.config.ts' --ignore-pattern '${folder}/*/src/**'`,
      options: { env: { LINT_PROJECT: folder } },
      cache: true,
      inputs: [
        'sources',
        '^sources',
        '{projectRoot}/**/*.{js,mjs,cjs,md}',
        '{workspaceRoot}/{docs/**/,}*.md',
        '{workspaceRoot}/eslint.config.mjs',
        '{workspaceRoot}/scripts/{lint,browser-floor}/**',
        '{workspaceRoot}/mfe-*/src/pages/*/route.json',
        ...rules,
      ],
      outputs: [],
    },
    ...(withoutImports.has(folder) ? {} : { 'own-imports': importsOf(folder) }),
  };
}

/** The root's target reads all workspaces at once, which is less work than one after the other; `check` needs few of them. */
function importsOf(folder) {
  return {
    executor: 'nx:run-commands',
    options: {
      commands: ['.dependency-cruiser.mjs', '.dependency-cruiser.runtime.mjs'].map(
        (config) => `depcruise --config ${config} --output-type err-long ${folder}`,
      ),
    },
    cache: true,
    inputs: ['sources', '^sources', '{projectRoot}/**/*.{css,js,mjs}', '{workspaceRoot}/.dependency-cruiser*.mjs', ...rules],
    outputs: [],
  };
}

/** `scripts` and `proof` have no package.json of their own; their names and dependencies are declared here. */
const withoutPackage = {
  scripts: {
    name: '@vitrava/scripts',
    implicitDependencies: [
      '@vitrava/shared-kit',
      '@vitrava/server-kit',
      '@vitrava/build-preset',
      '@vitrava/delivery',
      '@vitrava/console',
      '@vitrava/shell',
      '@vitrava/reference-api',
      '@vitrava/static-files',
      '@vitrava/demo-shop',
    ],
  },
  proof: { name: '@vitrava/proof', implicitDependencies: ['@vitrava/scripts', '@vitrava/e2e'] },
};
/** A dependency that no package.json declares: `e2e` uses the commands. */
const alsoOn = { e2e: ['@vitrava/scripts'] };

export const name = 'workspace-targets';

export const createNodesV2 = [
  '{*,demo-shop/*}/tsconfig.json',
  (files) =>
    files.map((file) => {
      const root = path.dirname(file);
      const project = { root, targets: targetsOf(root), implicitDependencies: alsoOn[root] ?? [], ...withoutPackage[root] };
      return [file, { projects: { [root]: project } }];
    }),
];
