export { $place, placeLost } from './model.ts';
export { PlaceWords } from './view.tsx';
