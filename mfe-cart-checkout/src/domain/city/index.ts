export { rememberCityFx, rememberedCity } from './remembered.ts';
