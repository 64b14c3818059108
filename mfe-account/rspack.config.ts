import { defineRemote } from '../rspack.config.base.ts';

export default defineRemote({
  name: 'mfe-account',
  pages: {
    'account-active-orders': 'active-orders',
    'account-completed-orders': 'completed-orders',
    'account-personal-details': 'personal-details',
    'reset-password': 'reset-password',
  },
  fragments: ['login', 'password-reset', 'password-change', 'telegram-qr'],
});
