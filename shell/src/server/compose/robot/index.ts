export { isRobot } from './robot.ts';
