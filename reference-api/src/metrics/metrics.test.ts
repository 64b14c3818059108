import { expect, it } from '@jest/globals';
import { buildApp } from '../app.ts';
import { describeOnEngines } from '../testing/index.ts';
import { createMetrics, measureCalls } from './index.ts';

describeOnEngines('what machines read of the API', (api) => {
  it('counts answers by the pattern of their route, how long they took, and nothing of who asks', async () => {
    const registry = createMetrics();
    const app = await buildApp(api.services, { metrics: registry });
    for (const url of ['/api/search/1001/', '/api/search/1002/', '/api/search/999999/', '/api/invented/', '/invented-too'])
      await app.inject(url);
    await app.close();
    const text = await registry.metrics();
    const counts = text.split('\n').filter((line) => line.startsWith('vitrava_api_request_seconds_count'));
    expect(counts).toEqual([
      'vitrava_api_request_seconds_count{method="GET",route="/api/search/:id/",status="200"} 2',
      'vitrava_api_request_seconds_count{method="GET",route="/api/search/:id/",status="404"} 1',
      'vitrava_api_request_seconds_count{method="any",route="none",status="404"} 2',
    ]);
    expect(text).not.toContain('invented');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('counts calls to what the API depends on by how they ended', async () => {
    const registry = createMetrics();
    const call = measureCalls(registry, 'acquirer', async (status: number) => {
      if (status === 0) throw new Error('away');
      return { status };
    });
    for (const status of [200, 201, 409, 503]) await call(status);
    await expect(call(0)).rejects.toThrow('away');
    const text = await registry.metrics();
    expect(text.split('\n').filter((line) => line.startsWith('vitrava_api_acquirer_call_seconds_count'))).toEqual([
      'vitrava_api_acquirer_call_seconds_count{outcome="answered",status="2xx"} 2',
      'vitrava_api_acquirer_call_seconds_count{outcome="answered",status="4xx"} 1',
      'vitrava_api_acquirer_call_seconds_count{outcome="answered",status="5xx"} 1',
      'vitrava_api_acquirer_call_seconds_count{outcome="failed",status="none"} 1',
    ]);
  });
});
