export {
  $guestLines,
  $isDetached,
  $isDeviceRead,
  cartCleared,
  deviceNeeded,
  guestChangeRequested,
  lineAnswered,
  lineHanded,
  lineNoted,
  linesTaken,
} from './model.ts';
