export type { Applications } from './applications/applications.ts';
export { watchBuilds } from './builds.ts';
export { guardChunks, reloadOnce } from './chunk-guard.ts';
export { containerOf, hasShellPlace, isServerMarkup, shellPlace } from './containers.ts';
export { defineFragmentElement } from './fragment-element.ts';
export { $composition, $fragmentData } from './model.ts';
export { readPageDocument } from './page-document.ts';
export { findRoute, isOtherDocument, type RouteMatch, withoutPages } from './route-table.ts';
export { prepareServices, watchGoals } from './services.ts';
