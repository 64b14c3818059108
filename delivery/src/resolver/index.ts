export { loadProvider, type VisitorAttributes } from '../experiments/index.ts';
export type { Preview, PreviewEnd } from '../preview/index.ts';
export { PREVIEW_LINK_PURPOSE } from '../signed-tokens/index.ts';
export { createResolver, type ResolverOptions } from './create-resolver.ts';
export { type AddressesByUrl, addressesByUrl, addressOf, importMapOf, toPageComposition } from './page-composition.ts';
export type { ReleaseProblem } from './problem.ts';
export type { Exposure, ResolvedComposition, ResolveRequest, Resolver, ServedFile } from './resolver.ts';
