import type { createInstance } from '@module-federation/enhanced/runtime';
import * as apiClient from '@vitrava/shared-kit/api-client';
import * as sessionBus from '@vitrava/shared-kit/bus/session';
import * as shellBus from '@vitrava/shared-kit/bus/shell';
import * as busUnits from '@vitrava/shared-kit/bus/units';
import { GENERATION_MODULES } from '@vitrava/shared-kit/contracts/page';
import * as errors from '@vitrava/shared-kit/errors';
import * as i18nReact from '@vitrava/shared-kit/i18n/react';
import * as router from '@vitrava/shared-kit/router';
import * as effector from 'effector';
import * as effectorReact from 'effector-react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as accountBus from '../../bus/account.ts';
import * as cartBus from '../../bus/cart.ts';
import * as catalogBus from '../../bus/catalog.ts';

/** Versions of the shared packages, by the build. */
declare const VITRAVA_SHARED_VERSIONS: Readonly<Record<string, string>>;
/** The generation of the React that the shell is built with. */
declare const VITRAVA_GENERATION: string;

/** By the names that remotes import (shared-kit/src/build/shared-modules.ts). */
export const SHARED: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  effector,
  'effector-react': effectorReact,
  '@vitrava/shared-kit/router': router,
  '@vitrava/shared-kit/i18n/react': i18nReact,
  '@vitrava/shared-kit/api-client': apiClient,
  '@vitrava/shared-kit/errors': errors,
  '@vitrava/shared-kit/bus/session': sessionBus,
  '@vitrava/shared-kit/bus/shell': shellBus,
  '@vitrava/shared-kit/bus/units': busUnits,
  // For releases that were built when these units were modules of the kit.
  '@vitrava/shared-kit/bus/cart': cartBus,
  '@vitrava/shared-kit/bus/catalog': catalogBus,
  '@vitrava/shared-kit/bus/account': accountBus,
};

/**
 * The shell's own copies of what must be one per page: its React for its own generation, all else for these generations, too. Stock remotes find
 * them in `default`, the scope that every build tool assumes.
 */
export function sharedModules(generations: readonly string[]): NonNullable<Parameters<typeof createInstance>[0]['shared']> {
  const own = [VITRAVA_GENERATION, 'default'];
  const shared = Object.entries(SHARED).map(([name, module]) => [
    name,
    {
      version: VITRAVA_SHARED_VERSIONS[name] ?? '0.0.0',
      scope: isOfGeneration(name) ? own : [...new Set([...own, ...generations])],
      lib: () => module,
      shareConfig: { singleton: true, requiredVersion: false as const },
    },
  ]);
  return Object.fromEntries(shared) as ReturnType<typeof sharedModules>;
}

/** Whether the shell's React serves remotes of this generation. */
export function isOwnGeneration(generation: string): boolean {
  return generation === VITRAVA_GENERATION;
}

function isOfGeneration(name: string): boolean {
  const module = name.replace('@vitrava/shared-kit/', '');
  return GENERATION_MODULES.some((one) => module === one || module.startsWith(`${one}/`));
}
