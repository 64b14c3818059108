export { $company, companyRequested } from './company/index.ts';
export { RemoteFailure } from './error-page/remote-failure.tsx';
export { $footerFacts } from './footer/model.ts';
export { ShellHeader } from './header/index.ts';
export { ShellOverlays } from './overlays/index.ts';
export { Preloader } from './overlays/preloader/index.ts';
export { PageSkeleton } from './skeleton/index.ts';
export { type FragmentPlace, layoutStarted, type MountFragment } from './started.ts';
export { ShellTrail, trailChanged } from './trail/index.ts';
