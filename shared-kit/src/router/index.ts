/**
 * The one part of react-router that the shop runs on, shared by shell and remotes: which route an address is
 * (docs/decisions/008-router-that-only-matches.md). Navigation is the shell's own.
 */
export { matchPath } from 'react-router';
