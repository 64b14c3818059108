export {
  $guestLines,
  $isDetached,
  $isDeviceRead,
  deviceNeeded,
  guestChangeWished,
  lineAnswered,
  lineNoted,
  linesTaken,
} from './model.ts';
