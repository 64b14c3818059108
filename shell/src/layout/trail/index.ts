export { $trail, trailTold } from './model.ts';
export { ShellTrail } from './view.tsx';
