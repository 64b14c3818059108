import type { ProductCard } from '@vitrava/shared-kit/contracts/api';

/** How far down a list another product may come from. */
const REACH = 6;

/** A name without dose and pack: what a shopper takes for one product. */
function productOf({ name }: Pick<ProductCard, 'name'>): string {
  return name.toLowerCase().split(/,|\s\d/, 1)[0] ?? '';
}

/** The list in order, but variants of a product are not neighbours if avoidable. Sold-out products stay last. */
export function keepVariantsApart<Card extends Pick<ProductCard, 'name' | 'availability'>>(cards: readonly Card[]): Card[] {
  const waiting = [...cards];
  const ordered: Card[] = [];
  for (let next = waiting[0]; next; next = waiting[0]) {
    const [last, isSoldOut] = [ordered.at(-1), next.availability.state === 'none'];
    const isFitting = (card: Card) => !last || productOf(card) !== productOf(last);
    const other = waiting.slice(0, REACH).find((card) => isFitting(card) && (card.availability.state === 'none') === isSoldOut);
    const chosen = other ?? next;
    waiting.splice(waiting.indexOf(chosen), 1);
    ordered.push(chosen);
  }
  return ordered;
}
