import { defineConsole } from '../rspack.config.base.ts';

export default defineConsole();
