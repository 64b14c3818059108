export type { SearchSuggestion } from './suggestions.tsx';
export { SearchField, type SearchFieldProps } from './view.tsx';
