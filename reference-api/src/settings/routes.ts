import { timingSafeEqual } from 'node:crypto';
import { LastUpdateSchema, SettingsAnswerSchema, SettingsQuerySchema } from '@vitrava/shared-kit/contracts/api';
import { Type } from 'typebox';
import { ApiError, invalidField, notFound } from '../http/index.ts';
import type { ApiInstance, Services } from '../services.ts';
import { setCsrfCookie } from './csrf-cookie.ts';
import { isSettingKey, readLastUpdate, readSettings, writeSetting } from './settings.ts';

export function settingsRoutes(app: ApiInstance, { db, adminToken }: Services): void {
  const response = { 200: Type.Union([LastUpdateSchema, SettingsAnswerSchema]) };
  app.get(
    '/api/settings/',
    { schema: { querystring: SettingsQuerySchema, response }, serializerCompiler: () => JSON.stringify },
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
    { schema: { body: Type.Object({ value: Type.Unknown() }) } },
    async (request) => {
      if (!isSame(request.headers['x-admin-token'], adminToken)) throw new ApiError(403, 'forbidden');
      const { key } = request.params;
      if (!isSettingKey(key)) throw notFound();
      if (!(await writeSetting(db, key, request.body.value))) throw invalidField('value', 'invalid');
      return { [key]: (await readSettings(db))[key], updated_at: (await readLastUpdate(db))[key] };
    },
  );
}

function isSame(given: string | string[] | undefined, expected: string | null): boolean {
  if (expected === null || typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
