import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { startShopProcess } from '@vitrava/delivery/shop-process';
import { createFixtureStore } from '@vitrava/delivery/testing/fixture-store';
import { SERVER_FILES } from './testing/index.ts';

it('The server of a working build starts while the shop has its port for figures', async () => {
  const releases = await createFixtureStore();
  await releases.release({ remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() });
  const figures = createServer();
  await new Promise<void>((resolve) => figures.listen(0, '127.0.0.1', resolve));
  const shop = await startShopProcess(join(__dirname, 'main.ts'), join(releases.dir, '.working'), {
    env: {
      ...process.env,
      RELEASE_STORE_DIR: releases.dir,
      RELEASE_SIGNATURES: 'off',
      METRICS_PORT: String((figures.address() as AddressInfo).port),
    },
  });
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  await shop.stop();
  figures.close();
  await releases.remove();
});
