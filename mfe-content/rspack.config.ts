import { defineRemote } from '../rspack.config.base.ts';

export default defineRemote({ name: 'mfe-content', fragments: ['contact-us'] });
