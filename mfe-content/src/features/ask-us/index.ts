export { AskUs, AskUsButton } from './view.tsx';
