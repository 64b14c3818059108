import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformAsync } from '@babel/core';
import { modelOptions } from '@vitrava/build-preset/parts';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');
const IS_TEST = /\.test\.tsx?$/;

/** What becomes of the sources of one workspace. */
export interface EmitOptions {
  readonly workspace: string;
  /** Folder for the built files of `src`. */
  readonly builtTo: string;
}

/** Builds the sources of a workspace as modules with types for any tool; types are checked before. */
export function emitSources({ workspace, builtTo }: EmitOptions): void {
  const source = path.join(root, workspace, 'src');
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !IS_TEST.test(file) && !file.endsWith('.d.ts'));
  const program = ts.createProgram([...files.map((file) => path.join(source, file)), path.join(root, 'assets.d.ts')], {
    ...optionsOfRepository(),
    outDir: builtTo,
    rootDir: source,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    noCheck: true,
  });
  program.emit(undefined, (name, text, _mark, _onError, sources) => {
    const isOwn = sources?.every(({ fileName }) => path.relative(source, fileName).startsWith('..') === false) === true;
    if (!isOwn || name.endsWith('.json')) return;
    mkdirSync(path.dirname(name), { recursive: true });
    // TypeScript leaves the endings of imports in declarations as they are written, which readers of packages do not follow.
    writeFileSync(name, name.endsWith('.d.ts') ? withBuiltEndings(text) : text);
  });
  for (const file of globSync('**/*', { cwd: source, withFileTypes: true })) {
    const place = path.relative(source, path.join(file.parentPath, file.name));
    if (file.isFile() && !/\.tsx?$/.test(file.name)) cpSync(path.join(source, place), path.join(builtTo, place));
  }
}

/** The options under which the repository is checked, without what belongs to its own outputs. */
function optionsOfRepository(): ts.CompilerOptions {
  const file = path.join(root, 'tsconfig.base.json');
  const read = ts.readConfigFile(file, (name) => readFileSync(name, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent({ ...(read.config as object), files: [] }, ts.sys, root);
  const { composite: _, emitDeclarationOnly: __, tsBuildInfoFile: ___, ...others } = options;
  return others;
}

function withBuiltEndings(text: string): string {
  return text.replace(/((?:from|import\()\s*['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2');
}

/** Parts of the kit that make stores get their ids when they are packed, the same that they have in the builds of this repository. */
export async function nameStores(workspace: string, parts: readonly string[], builtTo: string): Promise<void> {
  const folder = path.join(root, workspace);
  for (const part of parts) {
    for (const name of globSync(`${part}/**/*.ts`, { cwd: path.join(folder, 'src') }).filter((file) => !IS_TEST.test(file))) {
      const file = path.join(folder, 'src', name);
      const built = await transformAsync(readFileSync(file, 'utf8'), {
        filename: file,
        ...modelOptions([{ name: workspace, folder }], { packs: true }),
      });
      writeFileSync(path.join(builtTo, name.replace(/\.ts$/, '.js')), `${built?.code ?? ''}\n`);
    }
  }
}
