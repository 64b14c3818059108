import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Libraries that were read for an earlier program of this process; they do not change. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** A program over TypeScript files, used for types only. Files in `node_modules` are read once per process. */
export function createTypeProgram(files: readonly string[]): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (file, ...rest) => {
    if (!file.includes('/node_modules/')) return host.getSourceFile(file, ...rest);
    if (!libraries.has(file)) libraries.set(file, host.getSourceFile(file, ...rest));
    return libraries.get(file);
  };
  return ts.createProgram(files, OPTIONS, { ...host, getSourceFile });
}
