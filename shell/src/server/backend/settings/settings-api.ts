import {
  type LastUpdate,
  LastUpdateSchema,
  SETTING_KEYS,
  type SettingKey,
  type Settings,
  SettingsSchema,
} from '@vitrava/shared-kit/contracts/api';
import { Value } from 'typebox/value';
import { type CallOptions, readJson } from '../read-json.ts';

/** Reads the settings calls of the backend. Answers are accepted key by key: one broken value does not spoil the others. */
export interface SettingsApi {
  stamps(): Promise<Partial<LastUpdate>>;
  values(keys: readonly SettingKey[]): Promise<Partial<Settings>>;
}

export function createSettingsApi(apiBaseUrl: string, callOptions: CallOptions): SettingsApi {
  async function get(query: string): Promise<Record<string, unknown>> {
    const body = await readJson(`${apiBaseUrl}/api/settings/${query}`, callOptions);
    if (typeof body !== 'object' || body === null) throw new Error('The settings call did not answer an object.');
    return body as Record<string, unknown>;
  }

  return {
    async stamps() {
      const body = await get('?update=true');
      return Object.fromEntries(
        SETTING_KEYS.filter((key) => Value.Check(LastUpdateSchema.properties[key], body[key])).map((key) => [key, body[key]]),
      );
    },
    async values(keys) {
      const body = await get(keys.length === SETTING_KEYS.length ? '' : `?keys=${keys.join(',')}`);
      return Object.fromEntries(
        keys.filter((key) => Value.Check(SettingsSchema.properties[key], body[key])).map((key) => [key, body[key]]),
      );
    },
  };
}
