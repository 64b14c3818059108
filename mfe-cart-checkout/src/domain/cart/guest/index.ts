export {
  $guestLines,
  $isDetached,
  $isDeviceRead,
  deviceNeeded,
  guestChangeRequested,
  lineAnswered,
  lineHanded,
  lineNoted,
  linesTaken,
} from './model.ts';
