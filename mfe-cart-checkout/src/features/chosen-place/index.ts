export { $place, $placeStage, placeLost, placeNeeded, placesRetried } from './model.ts';
export { PlaceWords } from './view.tsx';
