// Generated from the declarations of "account" by npm run fix: do not edit.
import { busStore } from '@vitrava/shared-kit/bus/units';
import type {} from '@vitrava/shared-kit/contracts/fragments';

/** Null for a guest and until known. The shell reads it at sign-in; the account remote updates it. */
export const $customerName = /* @__PURE__ */ busStore<{ readonly "firstName": string; readonly "lastName": string; readonly "phone"?: string | undefined } | null>('account/$customerName', { initial: null });

declare module '@vitrava/shared-kit/contracts/fragments' {
  interface EmbeddableFragments {
    readonly "mfe-account": {
      readonly "last-order": { readonly input: Record<string, never> };
    };
  }
}
