import { LOCALE_CODES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';

/** A browser's own header is far shorter. */
const LONGEST_HEADER = 500;

/** The language of the shop that an `Accept-Language` header prefers (RFC 9110, 12.5.4); null when it names none of them. */
export function preferredLocale(header: string | undefined): LocaleCode | null {
  if (!header || header.length > LONGEST_HEADER) return null;
  let best: { code: LocaleCode; quality: number } | null = null;
  for (const part of header.split(',')) {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
    const code = localeFor(range.trim());
    if (!code) continue;
    const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const quality = weight ? Number(weight.trim().slice(2)) : 1;
    if (quality > (best?.quality ?? 0)) best = { code, quality };
  }
  return best?.code ?? null;
}

/** `pt-br` is `pt-BR`, else a language of the shop with the same first part. */
function localeFor(range: string): LocaleCode | undefined {
  const [language] = range.split('-', 1);
  const exact = LOCALE_CODES.find((code) => code.toLowerCase() === range);
  return exact ?? LOCALE_CODES.find((code) => code.toLowerCase().split('-', 1)[0] === language);
}
