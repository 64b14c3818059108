export type { Child } from './child.ts';
export { dataEnvironment, type HouseOptions, startAcquirer, startApi, startShop } from './house.ts';
export { type App, buildableApps, deliver, type ReleaseOutcome, releaseBuilt } from './release.ts';
