/*
 * Addresses and links, shared by shell and remotes: the one part of react-router that the shop runs on, which tells which route an address is
 * (docs/decisions/008-router-that-only-matches.md), and what a link says of where the shopper is. Navigation is the shell's own.
 */
export { matchPath } from 'react-router';
export { type LinkPlace, linkPlace } from './link-place.ts';
