export { useMessages } from './use-messages.ts';
