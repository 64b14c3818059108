/** A typed amount: its digits as a whole number within the bounds; without digits the fallback. */
export function readAmount(text: string, bounds: { readonly min: number; readonly max: number; readonly fallback: number }): number {
  const digits = text.replace(/[^\d.,]/g, '').split(/[.,]/)[0];
  if (!digits) return bounds.fallback;
  return Math.min(bounds.max, Math.max(bounds.min, Number(digits)));
}
