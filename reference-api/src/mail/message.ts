/** What a mail tells. `code` and `token` are secrets of the recipient; `number` is an order's. */
export type MailMessage =
  | { readonly kind: 'confirmation_code'; readonly code: string }
  | { readonly kind: 'account_exists' }
  | { readonly kind: 'password_reset'; readonly token: string }
  | { readonly kind: 'password_changed' }
  | { readonly kind: 'order_placed' | 'order_issued' | 'order_canceled'; readonly number: number }
  | { readonly kind: 'question_received'; readonly question: string };
