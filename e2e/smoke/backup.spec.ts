import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeBackup, restoreBackup } from '../../scripts/backup/index.ts';
import { dataEnvironment, remotesInStore, startApi } from '../../scripts/environment/index.ts';
import { expect, knownCustomer, placeOrder, test } from '../fixtures/index.ts';

test('A backup of the running shop, restored in another folder, has its customers, orders and releases', async ({
  environment,
  customer,
}) => {
  const number = await placeOrder(customer);
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrava-restored-'));
  const dataDir = path.join(folder, 'data');
  try {
    const file = path.join(folder, 'shop.tar.gz');
    const { hostname, port } = new URL(environment.apiUrl);
    await makeBackup(file, { ...dataEnvironment(environment.dataDir), API_HOST: hostname, API_PORT: port });
    await restoreBackup(file, dataEnvironment(dataDir), { over: false });

    const api = await startApi({ dataDir, port: 0, apiPort: 0, acquirerPort: 0, env: environment.settings }, 'http://127.0.0.1:9');
    try {
      const orders = await knownCustomer({ apiUrl: api.url }, customer).orders();
      expect(orders.map((order) => order.number)).toEqual([number]);
      expect(await remotesInStore(dataDir)).toEqual(await remotesInStore(environment.dataDir));
    } finally {
      await api.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
