/// <reference types="@rspack/core/module" />
import { HOT_BUILD_ADDED, hotBuilds } from './protocol.ts';

/* Part of every working build for the browser: offers its hot updates to the page's client (client.ts). */

declare const __VITRAVA_APP__: string;

// By path, as the documents link them: the bundler's own loader finds the style sheets that the server has linked.
__webpack_public_path__ = new URL(__webpack_public_path__, location.origin).pathname;

const hot = import.meta.webpackHot;

hotBuilds().set(__VITRAVA_APP__, {
  hash: () => __webpack_hash__,
  async update() {
    if (hot?.status() !== 'idle') return false;
    try {
      return (await hot.check(true)) !== null;
    } catch (reason) {
      // A store, words or a module that nothing accepts.
      console.info(`[${__VITRAVA_APP__}] this change needs the page anew:`, reason instanceof Error ? reason.message : reason);
      return false;
    }
  },
});
dispatchEvent(new Event(HOT_BUILD_ADDED));
