import { type Static, Type } from 'typebox';
import { nullable } from './decimal.ts';
import { listOf } from './list.ts';
import { ProductCardSchema } from './product.ts';

/** A favourite: `product` is the product's id, `item` its card (null when it is gone). */
export const FavoriteSchema = Type.Object({ id: Type.Integer(), product: Type.Integer(), item: nullable(ProductCardSchema) });
export type Favorite = Static<typeof FavoriteSchema>;

/** `GET api/favorites/`. */
export const FavoriteListSchema = listOf(FavoriteSchema);
export type FavoriteList = Static<typeof FavoriteListSchema>;

/** Body of `POST api/favorites/`, answered 201 with the `Favorite`; 200 with the one that is there when it is a favourite already. */
export const FavoriteAdditionSchema = Type.Object({ product: Type.Integer({ minimum: 1, maximum: 2147483647 }) });
export type FavoriteAddition = Static<typeof FavoriteAdditionSchema>;
