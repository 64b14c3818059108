/** Limits of the API that pages need; by value for browsers too, the schemas of `contracts/api` are made with them. */

/** Largest amount of one line and most lines of one cart. */
export const CART_LIMITS = { amount: 999, lines: 200 } as const;

/** Orders hold goods before they are paid: how many of them a customer may have by each way to pay, and how many pieces of one product in all of them. */
export const ORDER_LIMITS = { unpaid: { card: 3, on_pickup: 5 }, unpaidPieces: 20 } as const;

/** What a new password must be: long enough, small and capital letters, another sign, no spaces, not the address. */
export const PASSWORD_RULES = { minLength: 8, maxLength: 128 } as const;

/** How a code from an email looks, and how long codes and links live. A code dies after `attempts` wrong answers. */
export const CONFIRMATION = { codePattern: '^\\d{6}$', codeMinutes: 15, attempts: 5, linkMinutes: 60 } as const;

/** A customer's photo: the square that the shop makes of what is chosen, and the most characters that it may have as a data address. */
export const PHOTO_LIMITS = { sidePixels: 192, maxLength: 48_000 } as const;

/** Most characters of what a shopper writes to the shop. */
export const CONTACT_LIMITS = { name: 150, email: 254, question: 2000 } as const;
