import { Type } from '@vitrava/shared-kit/contracts/schema';

/** The product that is to be delivered, and the city; else the one that the visitor has chosen, or the one with the most pickup points. */
export const DeliveryPromiseInput = Type.Object({ product: Type.Integer(), city: Type.Optional(Type.String()) });
