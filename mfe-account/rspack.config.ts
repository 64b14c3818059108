import { defineRemote } from '../rspack.config.base.ts';

export default defineRemote({
  name: 'mfe-account',
  pages: {
    'account-active-orders': 'active-orders',
    'account-completed-orders': 'completed-orders',
    'account-personal-details': 'personal-details',
  },
  fragments: ['login'],
});
