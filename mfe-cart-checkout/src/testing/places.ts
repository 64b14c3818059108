import type { PickupPoint } from '@vitrava/shared-kit/contracts/api';

/** A pickup point of the test's shop. */
export function pointOf(id: string, part: Partial<PickupPoint> = {}): PickupPoint {
  return {
    id,
    name: `Пункт ${id}`,
    city: 'Москва',
    address: `ул. Лесная, ${id.length}`,
    workschedule: 'Ежедневно 9:00–21:00',
    phone: '+7 495 000-10-01',
    period: 2,
    price: '199.00',
    prepaid: false,
    weight_limit: 15_000,
    ...part,
  };
}
