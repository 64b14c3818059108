import type { PaymentDraft } from '@vitrava/reference-api/acquirer';
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };

export const TEXTS: Readonly<Record<PaymentDraft['language'], typeof ru>> = { ru, en };
