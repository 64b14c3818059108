import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { rspack, type Stats } from '@rspack/core';

const root = path.resolve(import.meta.dirname, '../..');

export interface Bundle {
  /** Every file of this repository in it, as absolute paths; installed packages are left out. */
  readonly sources: readonly string[];
}

/** Writes the command line as one program into `folder`: `run.mjs` and its worker. Rejects with compiler errors. */
export async function bundleCommand(folder: string, entry = './delivery/src/run.ts'): Promise<Bundle> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const compiler = rspack({
    name: 'vitrava',
    context: root,
    mode: 'production',
    target: 'node24',
    devtool: false,
    entry: { run: entry },
    output: {
      path: folder,
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    // What few commands need stays a package, and is loaded when one of them runs.
    externals: Object.fromEntries(['pg', 'fastify', '@fastify/rate-limit', 'playwright-core'].map((name) => [name, `import ${name}`])),
    resolve: { extensions: ['.ts', '.js', '.mjs', '.json'], conditionNames: ['import', 'node', 'default'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
          type: 'javascript/auto',
        },
      ],
    },
    // Messages of errors name functions, and files read from the disk are not sent over a network. NODE_ENV is decided
    // when it runs.
    optimization: { minimize: false, nodeEnv: false },
    performance: false,
    infrastructureLogging: { level: 'error' },
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, done) => (done ? resolve(done) : reject(error ?? new Error('The bundler gave no answer.'))));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  const files = [...stats.compilation.fileDependencies].filter((file) => file.startsWith(root) && !file.includes('node_modules'));
  return { sources: files.sort() };
}
