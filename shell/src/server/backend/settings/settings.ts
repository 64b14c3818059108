import { type Settings as CmsSettings, type LastUpdate, SETTING_KEYS } from '@vitrava/shared-kit/contracts/api';
import { LRUCache } from 'lru-cache';
import type { CallOptions } from '../read-json.ts';
import { createSettingsApi } from './settings-api.ts';
import { lacking, type SettingsSnapshot, takeSnapshot } from './snapshot.ts';

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
const NONE: readonly string[] = [];

/** The shop's settings, followed by their last-update stamps: only changed keys are read again; without the API the last known hold. */
export function createSettings({ apiBaseUrl, intervalMs, missing = () => NONE, onHealth, ...callOptions }: SettingsOptions): Settings {
  const api = createSettingsApi(apiBaseUrl, callOptions);
  const themes = new LRUCache<string, string>({ max: MAX_THEMES });
  let known: Partial<CmsSettings> = {};
  let stamps: Partial<LastUpdate> = {};
  let snapshot = takeSnapshot(known);
  let reading: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isHealthy = true;
  themes.set(snapshot.theme.stamp, snapshot.theme.css);

  async function read(): Promise<void> {
    const latest = await api.stamps();
    const changed = SETTING_KEYS.filter((key) => !(key in known) || latest[key] !== stamps[key]);
    if (changed.length === 0) return;
    known = { ...known, ...(await api.values(changed)) };
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
