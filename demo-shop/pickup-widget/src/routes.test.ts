import { expect, it } from '@jest/globals';
import { describeOnEngines } from '@vitrava/reference-api/testing';
import { type PickupWidget, PickupWidgetSchema } from '@vitrava/shared-kit/contracts/api';
import { Compile } from 'typebox/compile';
import { pickupWidget } from './routes.ts';

describeOnEngines(
  'the widget of the delivery provider',
  (api) => {
    const get = (url: string) => api.app.inject({ url });

    it('The API returns the configuration of the widget', async () => {
      const config = (await get('/api/pickup_widget/')).json<PickupWidget>();
      expect(Compile(PickupWidgetSchema).Check(config)).toBe(true);
      expect(config).toMatchObject({ global: 'putnikPickup', city: 'Москва' });
      const script = await get(config.script);
      expect(script.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(script.body).toContain(config.api_token);
      expect((await get('/api/pickup_widget/widget.css')).headers['cache-control']).toBe('public, max-age=60');
      expect((await get('/api/pickup_widget/files.ts')).statusCode).toBe(404);
    });
  },
  { extensions: [pickupWidget] },
);
