import type { Database, PointFacts } from '../../database/index.ts';
import { invalidField } from '../../http/index.ts';
import { readPoint } from '../delivery/index.ts';
import { findOwnStock } from '../saved-points/index.ts';

/** The pickup point of a saved place of the customer; 400 by `stock` when either does not exist. */
export async function chosenPoint(db: Database, userId: number, stockId: number): Promise<PointFacts> {
  const stock = await findOwnStock(db, userId, stockId);
  if (!stock) throw invalidField('stock', 'noStock');
  const point = await readPoint(db, stock.location);
  if (!point) throw invalidField('stock', 'noPickupPoint');
  return point;
}
