import { type Static, Type } from 'typebox';
import { nullable, TimestampSchema } from './decimal.ts';

const ColorSchema = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });

/** Colours of the shop, `#rrggbb`. */
export const ColorsSchema = Type.Object({
  background: ColorSchema,
  text: ColorSchema,
  second_text: ColorSchema,
  default_button: ColorSchema,
  hover_button: ColorSchema,
  passed_button: ColorSchema,
  second_background: ColorSchema,
  second_border: ColorSchema,
  elements: ColorSchema,
});

/** The keys of the settings, and of the last-update record. */
export const SETTING_KEYS = ['CMS_COLORS', 'CMS_LOGO', 'CMS_PAGE_SIZE', 'CMS_SHOW_DISCOUNTS', 'CMS_TG_BOT'] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];

/** `CMS_LOGO`: `vitrava` is the shop's own drawn logo, another text the address of an image, null hides the logo. */
export const SettingsSchema = Type.Object({
  CMS_COLORS: ColorsSchema,
  CMS_LOGO: nullable(Type.String({ minLength: 1, maxLength: 500 })),
  CMS_PAGE_SIZE: Type.Integer({ minimum: 1, maximum: 100 }),
  CMS_SHOW_DISCOUNTS: Type.Boolean(),
  CMS_TG_BOT: Type.Boolean(),
});
export type Settings = Static<typeof SettingsSchema>;

/** Answer of `GET api/settings/`; with `?keys=CMS_COLORS,CMS_LOGO` only those keys. */
export const SettingsAnswerSchema = Type.Partial(SettingsSchema);

/** Answer of `GET api/settings/?update=true`: when each key changed last. The call also sets the `csrftoken` cookie. */
export const LastUpdateSchema = Type.Object({
  CMS_COLORS: TimestampSchema,
  CMS_LOGO: TimestampSchema,
  CMS_PAGE_SIZE: TimestampSchema,
  CMS_SHOW_DISCOUNTS: TimestampSchema,
  CMS_TG_BOT: TimestampSchema,
});
export type LastUpdate = Static<typeof LastUpdateSchema>;

/** Query of `GET api/settings/`. */
export const SettingsQuerySchema = Type.Object({
  update: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
  keys: Type.Optional(Type.String({ maxLength: 200 })),
});
