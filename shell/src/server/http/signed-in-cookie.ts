/** Beside the refresh cookie, which pages do not get: whether someone is signed in. For experiments, not for rights. */
export const SIGNED_IN_COOKIE = 'signed-in';
