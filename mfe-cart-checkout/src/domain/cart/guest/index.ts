export {
  $guestLines,
  $isDetached,
  $isDeviceRead,
  deviceNeeded,
  guestChangeRequested,
  lineAnswered,
  lineNoted,
  linesTaken,
} from './model.ts';
