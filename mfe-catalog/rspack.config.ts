import { defineRemote } from '../rspack.config.base.ts';

export default defineRemote({ name: 'mfe-catalog', pages: { start: 'start', product: 'product', favorites: 'favorites' }, service: true });
