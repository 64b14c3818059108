/**
 * The few parts of react-router that the shop runs on, as one module shared by shell and remotes: sharing all of the
 * library would cost five times the bytes (docs/decisions/004-browser-bytes.md).
 */
export { matchPath, Router, useLocation } from 'react-router';
