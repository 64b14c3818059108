export { trailChanged } from './model.ts';
export { ShellTrail } from './view.tsx';
