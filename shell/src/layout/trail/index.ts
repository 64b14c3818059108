export { trailTold } from './model.ts';
export { ShellTrail } from './view.tsx';
