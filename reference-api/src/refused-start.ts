export { startOrSay } from '@vitrava/shared-kit/internal/refused-start';
