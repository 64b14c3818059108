import { arr, type Contract, obj, str } from '@withease/contracts';

export const bikeContract = obj({ slug: str, name: str, price: str, wheel: str });
export const bikesContract = arr(bikeContract);
export type Bike = typeof bikeContract extends Contract<unknown, infer Data> ? Data : never;
