import { type LastUpdate, SETTING_KEYS, type SettingKey, type Settings, SettingsSchema } from '@vitrava/shared-kit/contracts/api';
import { sql } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { type Database, setting } from '../../database/index.ts';
import { withoutControls } from '../../http/index.ts';

const validators = Object.fromEntries(SETTING_KEYS.map((key) => [key, Compile(SettingsSchema.properties[key])])) as Record<
  SettingKey,
  ReturnType<typeof Compile>
>;

export function isSettingKey(text: string): text is SettingKey {
  return (SETTING_KEYS as readonly string[]).includes(text);
}

export async function readSettings(db: Database): Promise<Settings> {
  const rows = await db.select().from(setting);
  return Object.fromEntries(rows.map((row) => [row.key, row.value.value])) as unknown as Settings;
}

export async function readLastUpdate(db: Database): Promise<LastUpdate> {
  const rows = await db.select({ key: setting.key, updatedAt: setting.updatedAt }).from(setting);
  return Object.fromEntries(rows.map((row) => [row.key, row.updatedAt.toISOString()])) as unknown as LastUpdate;
}

/** Stores a value that its contract accepts; colours may be given in part. False when the value does not fit. The stamp always moves forward. */
export async function writeSetting(db: Database, key: SettingKey, value: unknown): Promise<boolean> {
  const whole =
    key === 'CMS_COLORS' && typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...(await readSettings(db)).CMS_COLORS, ...value }
      : value;
  if (!validators[key].Check(whole) || hasUnknownKeys(key, whole) || !isStorable(whole)) return false;
  const updatedAt = sql`greatest(now(), ${setting.updatedAt} + interval '1 millisecond')`;
  await db
    .insert(setting)
    .values({ key, value: { value: whole } })
    .onConflictDoUpdate({ target: setting.key, set: { value: { value: whole }, updatedAt } });
  return true;
}

function hasUnknownKeys(key: SettingKey, value: unknown): boolean {
  const known = SettingsSchema.properties.CMS_COLORS.properties;
  return key === 'CMS_COLORS' && Object.keys(value as object).some((name) => !Object.hasOwn(known, name));
}

/** The database refuses NUL and halves of surrogate pairs. */
function isStorable(value: unknown): boolean {
  return typeof value !== 'string' || withoutControls(value) === value;
}
