// Generated from contracts.schema.ts: edit that, then run `npm run fix`.
import { lazy, matching, orNull, orderContract, type Order } from '@vitrava/shared-kit/contracts/browser';
import { type Contract, arr, nothing, num, obj, or, str } from '@withease/contracts';

export interface AccessToken {
  readonly access: string;
}

export const accessTokenContract: Contract<unknown, AccessToken> = /* @__PURE__ */ lazy(() => obj({
  access: str,
}));

export interface Customer {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly date_of_birth?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly job_title?: string | null | undefined;
  readonly photo_path?: string | null | undefined;
  readonly ui_language: string;
}

export const customerContract: Contract<unknown, Customer> = /* @__PURE__ */ lazy(() => obj({
  id: num,
  email: str,
  first_name: str,
  last_name: str,
  phone: str,
  date_of_birth: or(str, nothing),
  title: or(str, nothing),
  job_title: or(str, nothing),
  photo_path: or(str, nothing),
  ui_language: str,
}));

export interface OrderList {
  readonly count: number;
  readonly results: readonly Order[];
}

export const orderListContract: Contract<unknown, OrderList> = /* @__PURE__ */ lazy(() => obj({
  count: num,
  results: arr(orderContract),
}));

export interface OrdersPeriod {
  readonly orders_filter: {
    readonly date__gte: string | null;
    readonly date__lte: string | null;
  };
}

export const ordersPeriodContract: Contract<unknown, OrdersPeriod> = /* @__PURE__ */ lazy(() => obj({
  orders_filter: obj({
    date__gte: orNull(str),
    date__lte: orNull(str),
  }),
}));

export interface TelegramLink {
  readonly qr_link_png: string;
  readonly tg_link: string;
}

export const telegramLinkContract: Contract<unknown, TelegramLink> = /* @__PURE__ */ lazy(() => obj({
  qr_link_png: matching(/^data:image\/png;base64,/),
  tg_link: matching(/^https:\/\//),
}));
