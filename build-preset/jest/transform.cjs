/*
 * One transformer for everything Jest loads.
 *
 * Our TypeScript: Effector's Babel plugin gives the units of a module the same stable ids as the build does, then swc
 * writes CommonJS (import.meta is translated too). Packages published as ES modules only: swc writes CommonJS.
 * CommonJS packages pass through untouched.
 */
const { existsSync, readFileSync } = require('node:fs');
const { createHash } = require('node:crypto');
const path = require('node:path');
const babel = require('@babel/core');
const swc = require('@swc/core');
const effectorPlugin = require.resolve('effector/babel-plugin');

const version = [readFileSync(__filename, 'utf8'), swc.version, babel.version, readFileSync(effectorPlugin, 'utf8')].join('\0');
const makesUnits = /from\s+'(?:effector|patronum)(?:\/[^']*)?'/;
const dynamicImport = /\bimport\s*\(/;
const packageTypes = new Map();

module.exports = { process: transform, getCacheKey };

function transform(source, filename, options) {
  const isPackage = filename.includes(`${path.sep}node_modules${path.sep}`);
  if (isPackage && !isEsModule(filename) && !dynamicImport.test(source)) {
    return { code: source };
  }
  const root = options.config.rootDir;
  const withIds = !isPackage && makesUnits.test(source) ? nameUnits(source, filename, root) : { code: source };
  return toCommonJs(withIds, filename, isPackage, root);
}

function isEsModule(filename) {
  return filename.endsWith('.mjs') || (filename.endsWith('.js') && packageType(path.dirname(filename)) === 'module');
}

function packageType(folder) {
  if (!packageTypes.has(folder)) {
    const file = path.join(folder, 'package.json');
    packageTypes.set(folder, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).type : packageType(path.dirname(folder)));
  }
  return packageTypes.get(folder);
}

function nameUnits(source, filename, root) {
  const { code, map } = babel.transformSync(source, {
    filename,
    cwd: root,
    root,
    configFile: false,
    babelrc: false,
    sourceMaps: true,
    retainLines: true,
    parserOpts: { plugins: filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [effectorPlugin],
  });
  return { code, map };
}

function toCommonJs({ code, map }, filename, isPackage, root) {
  const isTypeScript = /\.[cm]?tsx?$/.test(filename);
  const result = swc.transformSync(code, {
    filename,
    cwd: root,
    configFile: false,
    swcrc: false,
    isModule: true,
    sourceMaps: isPackage ? false : 'inline',
    inputSourceMap: map ? JSON.stringify(map) : false,
    module: { type: 'commonjs', ignoreDynamic: false, strictMode: !isPackage || isEsModule(filename) },
    jsc: {
      target: 'es2024',
      parser: isTypeScript ? { syntax: 'typescript', tsx: filename.endsWith('x') } : { syntax: 'ecmascript', jsx: false },
      transform: { react: { runtime: 'automatic' }, hidden: { jest: true } },
    },
  });
  // What swc leaves of import.meta (hot, main, resolve, the object itself) does not exist in CommonJS.
  return {
    code: result.code.replace(/\bimport\.meta\b/g, '({ main: false, resolve: require.resolve, dirname: __dirname, filename: __filename })'),
  };
}

function getCacheKey(source, filename, options) {
  return createHash('sha1')
    .update([version, source, path.relative(options.config.rootDir, filename), options.configString].join('\0'))
    .digest('hex');
}
