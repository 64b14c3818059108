const PURPOSE = /^(.+?) (?:для|for) /u;
const CIRCUMSTANCE = /^(.+?) (?:от|из|при|на|в|во|с|со|когда|from|due|because|when|while|during|on|in|at|with|going|after|после) /u;

/** The text before its purpose: «термос» in «термос для чая». Null when there is none. */
export function beforePurpose(text: string): string | null {
  return PURPOSE.exec(text)?.[1] ?? null;
}

/** The text before a cause or a time: «изжога» in «изжога от кофе». Null when there is none. */
export function beforeCircumstance(text: string): string | null {
  return CIRCUMSTANCE.exec(text)?.[1] ?? null;
}
