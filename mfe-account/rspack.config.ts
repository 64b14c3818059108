import { defineRemote } from '../rspack.config.base.ts';

export default defineRemote({ name: 'mfe-account', pages: { 'account-personal-details': 'personal-details' }, fragments: ['login'] });
