export { SearchField, type SearchFieldProps, type SearchSuggestion } from './view.tsx';
