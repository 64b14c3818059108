import {
  type LastUpdate,
  LastUpdateSchema,
  SETTING_KEYS,
  type SettingKey,
  type Settings,
  SettingsAnswerSchema,
  SettingsQuerySchema,
  SettingsSchema,
} from '@vitrava/shared-kit/contracts/api';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { setCsrfCookie } from '../../customer/session/index.ts';
import { type Database, setting } from '../../database/index.ts';
import { invalidField, notFound, withoutControls } from '../../http/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { OWNER } from '../open-api/index.ts';

const validators = Object.fromEntries(SETTING_KEYS.map((key) => [key, Compile(SettingsSchema.properties[key])])) as Record<
  SettingKey,
  ReturnType<typeof Compile>
>;

function isSettingKey(text: string): text is SettingKey {
  return (SETTING_KEYS as readonly string[]).includes(text);
}

export async function readSettings(db: Database): Promise<Settings> {
  const rows = await db.select().from(setting);
  return Object.fromEntries(rows.map((row) => [row.key, row.value.value])) as unknown as Settings;
}

async function readLastUpdate(db: Database): Promise<LastUpdate> {
  const rows = await db.select({ key: setting.key, updatedAt: setting.updatedAt }).from(setting);
  return Object.fromEntries(rows.map((row) => [row.key, row.updatedAt.toISOString()])) as unknown as LastUpdate;
}

/** Stores a value that its contract accepts; colours may be given in part. False when the value does not fit. The stamp always moves forward. */
async function writeSetting(db: Database, key: SettingKey, value: unknown): Promise<boolean> {
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

const ChangedSettingSchema = Type.Object({ ...SettingsAnswerSchema.properties, updated_at: Type.String() });

export function settingsRoutes(app: ApiInstance, { db }: Services): void {
  const response = { 200: Type.Union([LastUpdateSchema, SettingsAnswerSchema]) };
  app.get(
    '/api/settings/',
    {
      schema: { summary: 'Settings, all or some; with `update=true` when each changed last.', querystring: SettingsQuerySchema, response },
      serializerCompiler: () => JSON.stringify,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      if (request.query.update === 'true') {
        setCsrfCookie(request, reply);
        return readLastUpdate(db);
      }
      const settings = await readSettings(db);
      const keys = request.query.keys?.split(',').map((key) => key.trim());
      if (!keys) return settings;
      const unknown = keys.find((key) => !isSettingKey(key));
      if (unknown !== undefined) throw invalidField('keys', 'choice');
      return Object.fromEntries(Object.entries(settings).filter(([key]) => keys.includes(key)));
    },
  );

  // Outside /api/, so that the shop's proxy never passes it on.
  app.put<{ Params: { key: string }; Body: { value: unknown } }>(
    '/admin/settings/:key/',
    {
      schema: {
        summary: 'Change a setting.',
        security: OWNER,
        body: Type.Object({ value: Type.Unknown() }),
        response: { 200: ChangedSettingSchema },
      },
    },
    async (request) => {
      const { key } = request.params;
      if (!isSettingKey(key)) throw notFound();
      if (!(await writeSetting(db, key, request.body.value))) throw invalidField('value', 'invalid');
      return { [key]: (await readSettings(db))[key], updated_at: (await readLastUpdate(db))[key] };
    },
  );
}
