/**
 * Set beside the backend's refresh cookie, which pages are not sent: whether someone is signed in, not who. Experiments may choose visitors by it;
 * nothing is allowed because of it.
 */
export const SIGNED_IN_COOKIE = 'signed-in';
