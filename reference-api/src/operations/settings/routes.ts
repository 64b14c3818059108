import { LastUpdateSchema, SettingsAnswerSchema, SettingsQuerySchema } from '@vitrava/shared-kit/contracts/api';
import { Type } from 'typebox';
import { invalidField, notFound } from '../../http/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { OWNER } from '../open-api/index.ts';
import { setCsrfCookie } from './csrf-cookie.ts';
import { isSettingKey, readLastUpdate, readSettings, writeSetting } from './settings.ts';

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
