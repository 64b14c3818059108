import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { SERVER_EXTERNALS } from '@vitrava/shared-kit/contracts/page';
import { serverExternals } from './configurations.ts';
import { isOfGeneration } from './shared-modules.ts';

interface Builds {
  readonly browser: Configuration;
  readonly server: Configuration;
}

/** The builds of a remote that brings its React: the one installed in `folder`, in the server file as well. */
export function withOwnReact({ browser, server }: Builds, folder: string): Builds {
  const modules = [path.join(folder, 'node_modules'), 'node_modules'];
  // Render processes have no modules of Node, which the other build of this file needs.
  const alias = { 'react-dom/server$': 'react-dom/server.browser' };
  return {
    browser: { ...browser, resolve: { ...browser.resolve, modules } },
    server: {
      ...server,
      resolve: { ...server.resolve, modules, alias },
      externals: serverExternals(SERVER_EXTERNALS.filter((name) => !isOfGeneration(name))),
    },
  };
}
