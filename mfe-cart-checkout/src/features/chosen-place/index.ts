export { $arePlacesPending, $place, $placesState, placeLost, placeNeeded, placesRetried } from './model.ts';
export { PlaceWords } from './view.tsx';
