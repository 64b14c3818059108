// Generated from the units of "account" in src/bus.ts by npm run fix: do not edit.
import { busStore } from '@vitrava/shared-kit/bus/units';

/** Null for a guest, and until the name is known. The shell reads it when someone has signed in; the account remote
 * updates it afterwards. */
export const $customerName = /* @__PURE__ */ busStore<{ readonly "firstName": string; readonly "lastName": string; readonly "phone"?: string | undefined } | null>('account/$customerName', { initial: null });
