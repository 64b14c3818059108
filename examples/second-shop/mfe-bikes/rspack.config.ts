import { defineRemote } from '@vitrava/build-preset';

export default defineRemote(import.meta);
