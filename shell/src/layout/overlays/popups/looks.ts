/** How the known popups stand in their dialog: the spoken title until the fragment shows its own, the width, and what comes, by its outline. */
export interface PopupLook {
  readonly title: string;
  readonly size: 'small' | 'normal' | 'large';
  /** A form of a few fields, a form of many, or a picture with words. */
  readonly shape: 'short' | 'long' | 'picture';
}

const LOOKS: Readonly<Record<string, PopupLook>> = {
  'mfe-account/login': { title: 'popups.login', size: 'small', shape: 'short' },
  'mfe-account/password-reset': { title: 'popups.passwordReset', size: 'small', shape: 'short' },
  'mfe-account/password-change': { title: 'popups.passwordChange', size: 'small', shape: 'short' },
  'mfe-account/telegram-qr': { title: 'popups.telegramQr', size: 'small', shape: 'picture' },
  'mfe-content/contact-us': { title: 'popups.contactUs', size: 'normal', shape: 'long' },
};

export function lookOf(owner: string, name: string): PopupLook {
  return LOOKS[`${owner}/${name}`] ?? { title: 'popups.other', size: 'normal', shape: 'short' };
}
