import { LENT_REFRESH } from './protocol.ts';

/*
 * Stands in a remote's working build for `react-refresh/runtime`: a second copy would not know the roots that React has drawn
 * before. Components are registered under the remote's name, for two remotes have modules of the same path.
 */

type Runtime = typeof import('react-refresh/runtime');

declare const __VITRAVA_APP__: string;

const lent = (globalThis as unknown as Record<symbol, Runtime>)[Symbol.for(LENT_REFRESH)] as Runtime;

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } = lent;

/** The shell has done it. */
export function injectIntoGlobalHook(): void {}

/** Registers a component of this remote. */
export function register(type: unknown, id: string): void {
  lent.register(type, `${__VITRAVA_APP__} ${id}`);
}
