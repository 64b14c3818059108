import type { Texts } from './seed/index.ts';

export type Language = keyof Texts;

/** The language of `Accept-Language` that the shop speaks, by weight; null when none is asked for. */
export function negotiateLanguage(header: string | undefined): Language | null {
  let best: { language: Language; weight: number } | null = null;
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = /^(ru|en)(-|$)/.exec(tag.trim())?.[1] as Language | undefined;
    if (!language) continue;
    const quality = parameters.map((parameter) => /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean);
    const weight = quality === undefined ? 1 : Number(quality);
    if (weight > 0 && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? null;
}
