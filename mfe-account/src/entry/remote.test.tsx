import { describeRemote } from '@vitrava/shared-kit/testing/conformance';

describeRemote(import.meta, {
  addresses: {
    'account-active-orders': '/account/active-orders?page=2',
    'reset-password': '/reset-password?token=from-an-email',
  },
  api: (path) => (path === '/api/users/reset_password/check/' ? { data: true } : undefined),
});
