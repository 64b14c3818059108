/** How the known popups stand in their dialog: the spoken title, and the width. */
export interface PopupLook {
  readonly title: string;
  readonly size: 'small' | 'normal' | 'large';
}

const LOOKS: Readonly<Record<string, PopupLook>> = {
  'mfe-account/login': { title: 'popups.login', size: 'small' },
  'mfe-account/password-reset': { title: 'popups.passwordReset', size: 'small' },
  'mfe-account/password-change': { title: 'popups.passwordChange', size: 'small' },
  'mfe-account/telegram-qr': { title: 'popups.telegramQr', size: 'small' },
  'mfe-content/contact-us': { title: 'popups.contactUs', size: 'normal' },
};

export function lookOf(owner: string, name: string): PopupLook {
  return LOOKS[`${owner}/${name}`] ?? { title: 'popups.other', size: 'normal' };
}
