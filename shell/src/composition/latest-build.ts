import { obj, str } from '@withease/contracts';

/** What the shop depends on in `/builds/latest.json`. */
export const latestBuildContract = obj({ id: str });
