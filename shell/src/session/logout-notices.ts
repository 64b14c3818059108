/** What a shopper reads whose session is over without their own doing in this tab. */
export const LOGOUT_NOTICES = {
  lost: {
    ru: 'Время входа истекло. Войдите снова, чтобы увидеть свою корзину, избранное и\u00a0заказы.',
    en: 'Your session has ended. Sign in again to see your cart, favourites and orders.',
  },
  elsewhere: {
    ru: 'Вы вышли из\u00a0аккаунта в\u00a0другой вкладке.',
    en: 'You have been signed out in another tab.',
  },
} as const;
