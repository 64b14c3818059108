import { SHARED_REFRESH } from './protocol.ts';

/*
 * Replaces `react-refresh/runtime` in a remote's working build: a second copy would lack the roots that React has drawn
 * before. Components are registered under the remote's name, because two remotes have modules of the same path.
 */

type Runtime = typeof import('react-refresh/runtime');

declare const __VITRAVA_APP__: string;

const sharedRefresh = (globalThis as unknown as Record<symbol, Runtime>)[Symbol.for(SHARED_REFRESH)] as Runtime;

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } = sharedRefresh;

/** The shell has done it. */
export function injectIntoGlobalHook(): void {}

/** Registers a component of this remote. */
export function register(type: unknown, id: string): void {
  sharedRefresh.register(type, `${__VITRAVA_APP__} ${id}`);
}
