/** Elements that a visitor sees or uses although they have no text. */
const PICTURES = /<(?:img|video|canvas|input|iframe|picture)\b/;
const UNSEEN = /<(script|style|template|svg)\b[\s\S]*?<\/\1>/g;

/** Whether markup shows nothing to anyone: no text, no picture, no field. */
export function isEmptyMarkup(html: string): boolean {
  const seen = html.replace(UNSEEN, '');
  return !PICTURES.test(seen) && seen.replace(/<[^>]*>/g, '').replace(/&nbsp;|\s/g, '') === '';
}
