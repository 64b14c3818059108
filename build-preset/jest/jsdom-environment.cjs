/* jsdom hides Node's web APIs from its pages. Browsers have these, so the pages under test have them, too. */
const { TestEnvironment } = require('jest-environment-jsdom');

const webGlobals = [
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'ReadableStream',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'WritableStream',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'structuredClone',
];

class BrowserLikeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of webGlobals) {
      if (replacedByNode.has(name) || this.global[name] === undefined) {
        this.global[name] = globalThis[name];
      }
    }
    this.global.Uint8Array = Uint8Array;
  }
}

/** Node's fetch accepts only its own kind of these. */
const replacedByNode = new Set(['AbortController', 'AbortSignal', 'FormData', 'Blob', 'File']);

module.exports = BrowserLikeEnvironment;
