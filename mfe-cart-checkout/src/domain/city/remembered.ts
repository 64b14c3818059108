import { CHOICE_COOKIE } from '@vitrava/shared-kit/contracts/page';
import { readCookie, writeCookie } from '@vitrava/shared-kit/cookie';
import { createEffect } from 'effector';

/** The manifest names its field: the server renders with it. */
const COOKIE = `${CHOICE_COOKIE}city`;

/** The id of the city that the visitor has chosen on any page; null on the server, whose input holds it. */
export const rememberedCity = (): string | null => readCookie(COOKIE);

export const rememberCityFx = createEffect((city: string) => writeCookie(COOKIE, city));
