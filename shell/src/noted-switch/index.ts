export { noteSwitch, takeSwitch } from './noted-switch.ts';
