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
  moreHanded,
} from './model.ts';
