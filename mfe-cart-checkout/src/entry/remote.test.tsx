import { describeRemote } from '@vitrava/shared-kit/testing/conformance';

describeRemote(import.meta, {
  addresses: { 'order-result': '/checkout/result/100001' },
});
