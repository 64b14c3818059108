import { createHash } from 'node:crypto';
import type { ShopSettings } from '@vitrava/shared-kit/bus/shell';
import {
  type Settings as CmsSettings,
  type LastUpdate,
  LastUpdateSchema,
  SETTING_KEYS,
  type SettingKey,
  SettingsSchema,
} from '@vitrava/shared-kit/contracts/api';
import { themeCss } from '@vitrava/shared-kit/internal/theme';
import { LRUCache } from 'lru-cache';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type CallOptions, readJson } from './read-json.ts';

export interface SettingsSnapshot {
  /** What remotes see on the bus. */
  readonly shop: ShopSettings;
  /** Calls beyond the specification that the backend does not offer. */
  readonly missing: readonly string[];
  /** Differs when `shop` or `missing` differs: part of the key of everything rendered. */
  readonly stamp: string;
  /** When each key changed last, for the browser to see whether it has changed since. */
  readonly stamps: Partial<LastUpdate>;
  readonly theme: { readonly stamp: string; readonly css: string };
}

export interface SettingsOptions extends CallOptions {
  readonly apiBaseUrl: string;
  readonly intervalMs: number;
  /** Calls that the backend lacks; none by default. */
  readonly missing?: () => readonly string[];
  /** Called when reading fails and when it works again; not on every poll. */
  readonly onHealth?: (isHealthy: boolean, reason: string) => void;
}

export interface Settings {
  current(): SettingsSnapshot;
  /** CSS of a theme that was current lately; null for an unknown stamp. */
  themeCss(stamp: string): string | null;
  /** Reads what has changed; one reading at a time. Never rejects. */
  refresh(): Promise<void>;
  /** First reading, then a poll per interval. */
  start(): Promise<void>;
  stop(): void;
}

const MAX_THEMES = 20;
const DEFAULTS: ShopSettings = { pageSize: 24, showDiscounts: true, telegramBot: false, logo: null };
const NONE: readonly string[] = [];

/** The shop's settings, followed by their last-update stamps: only changed keys are read again; without the API the last known hold. */
export function createSettings({ apiBaseUrl, intervalMs, missing = () => NONE, onHealth, ...callOptions }: SettingsOptions): Settings {
  const themes = new LRUCache<string, string>({ max: MAX_THEMES });
  let known: Partial<CmsSettings> = {};
  let stamps: Partial<LastUpdate> = {};
  let snapshot = takeSnapshot(known);
  let reading: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isHealthy = true;
  themes.set(snapshot.theme.stamp, snapshot.theme.css);

  /** Answers are accepted key by key: one broken value does not spoil the others. */
  async function get(query: string, schemas: Readonly<Record<SettingKey, TSchema>>, keys: readonly SettingKey[]) {
    const body = (await readJson(`${apiBaseUrl}/api/settings/${query}`, callOptions)) as Record<string, unknown> | null | undefined;
    if (typeof body !== 'object' || body === null) throw new Error('The settings call did not answer an object.');
    return Object.fromEntries(keys.filter((key) => Value.Check(schemas[key], body[key])).map((key) => [key, body[key]]));
  }

  async function read(): Promise<void> {
    const latest: Partial<LastUpdate> = await get('?update=true', LastUpdateSchema.properties, SETTING_KEYS);
    const changed = SETTING_KEYS.filter((key) => !(key in known) || latest[key] !== stamps[key]);
    if (changed.length === 0) return;
    const query = changed.length === SETTING_KEYS.length ? '' : `?keys=${changed.join(',')}`;
    known = { ...known, ...(await get(query, SettingsSchema.properties, changed)) };
    stamps = latest;
    snapshot = takeSnapshot(known, stamps);
    themes.set(snapshot.theme.stamp, snapshot.theme.css);
  }

  function report(healthy: boolean, reason: string): void {
    if (healthy !== isHealthy) onHealth?.(healthy, reason);
    isHealthy = healthy;
  }

  function refresh(): Promise<void> {
    reading ??= read()
      .then(
        () => report(true, ''),
        (error: unknown) => report(false, error instanceof Error ? error.message : String(error)),
      )
      .finally(() => {
        reading = null;
      });
    return reading;
  }

  return {
    current() {
      if (snapshot.missing !== missing()) snapshot = lacking(snapshot, missing());
      return snapshot;
    },
    themeCss: (stamp) => themes.get(stamp) ?? null,
    refresh,
    async start() {
      await refresh();
      timer = setInterval(() => void refresh(), intervalMs).unref();
    },
    stop() {
      if (timer) clearInterval(timer);
    },
  };
}

/** Makes a snapshot of what is known; the rest has its default. */
function takeSnapshot(known: Partial<CmsSettings>, stamps: Partial<LastUpdate> = {}): SettingsSnapshot {
  const shop: ShopSettings = {
    pageSize: known.CMS_PAGE_SIZE ?? DEFAULTS.pageSize,
    showDiscounts: known.CMS_SHOW_DISCOUNTS ?? DEFAULTS.showDiscounts,
    telegramBot: known.CMS_TG_BOT ?? DEFAULTS.telegramBot,
    logo: known.CMS_LOGO === undefined ? DEFAULTS.logo : known.CMS_LOGO,
  };
  const css = themeCss(known.CMS_COLORS ?? {});
  return lacking({ shop, stamps, theme: { stamp: stampOf(css), css } }, []);
}

/** The same settings over a backend that lacks these calls. */
function lacking({ shop, stamps, theme }: Omit<SettingsSnapshot, 'missing' | 'stamp'>, missing: readonly string[]): SettingsSnapshot {
  return { shop, stamps, theme, missing, stamp: stampOf(JSON.stringify([shop, missing])) };
}

function stampOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
