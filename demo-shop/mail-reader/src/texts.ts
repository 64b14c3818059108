import type { Language } from '@vitrava/reference-api/language';
import en from '../locales/en.json' with { type: 'json' };
import ru from '../locales/ru.json' with { type: 'json' };

export const TEXTS = { ru, en } as const satisfies Record<Language, Record<string, string>>;
