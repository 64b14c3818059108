import fp from 'fastify-plugin';
import { measuredFetch } from '../metrics/index.ts';
import { watchExtensions } from './extensions.ts';
import { createSettings, type Settings } from './settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly settings: Settings;
  }
}

export interface BackendOptions {
  readonly apiBaseUrl: string;
  /** For one call. */
  readonly apiDeadlineMs: number;
  readonly settingsIntervalMs: number;
  /** Calls that the backend lacks; by default the backend is called, from the moment the server listens. */
  readonly missing?: (() => readonly string[]) | undefined;
}

/** What the shop follows of its backend: the settings, and which calls beyond the specification it offers. */
export const backend = fp<BackendOptions>(
  (app, { apiBaseUrl, apiDeadlineMs, settingsIntervalMs, missing }, done) => {
    const extensions = watchExtensions({
      apiBaseUrl,
      timeoutMs: apiDeadlineMs,
      send: measuredFetch(app.metrics, 'extensions'),
      onChange: (lacking) =>
        lacking.length > 0
          ? app.log.warn(
              { missing: lacking },
              'the backend lacks calls that pages of the shop need, see "What a backend must offer" in README.md',
            )
          : app.log.info('the backend offers every call that the shop needs'),
    });
    const settings = createSettings({
      apiBaseUrl,
      timeoutMs: apiDeadlineMs,
      send: measuredFetch(app.metrics, 'settings'),
      intervalMs: settingsIntervalMs,
      missing: missing ?? extensions.missing,
      onHealth: (isHealthy, reason) =>
        isHealthy ? app.log.info('settings are read again') : app.log.warn({ reason }, 'settings cannot be read'),
    });
    app.decorate('settings', settings);
    app.addHook('onReady', () => settings.start());
    app.addHook('onListen', async () => {
      if (!missing) extensions.start();
    });
    app.addHook('onClose', async () => {
      extensions.stop();
      settings.stop();
    });
    done();
  },
  { name: 'backend' },
);
