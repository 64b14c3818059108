export type { SearchSuggestion } from './suggestions.tsx';
export { SearchField } from './view.tsx';
