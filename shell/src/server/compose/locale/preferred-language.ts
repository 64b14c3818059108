import { isLocaleCode, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';

/** The language of ours that an `Accept-Language` header likes best (RFC 9110, 12.5.4); null when it likes none of them. */
export function preferredLanguage(header: string | undefined): LocaleCode | null {
  if (!header || header.length > 500) return null;
  let best: { code: LocaleCode; quality: number } | null = null;
  for (const part of header.split(',')) {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
    const code = range.split('-', 1)[0];
    if (!isLocaleCode(code)) continue;
    const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const quality = weight ? Number(weight.trim().slice(2)) : 1;
    if (quality > (best?.quality ?? 0)) best = { code, quality };
  }
  return best?.code ?? null;
}
