export { takeSwitch } from './noted-switch.ts';
