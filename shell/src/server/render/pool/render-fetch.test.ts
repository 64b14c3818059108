import { expect, it } from '@jest/globals';
import { API_FAULT_LENGTH } from './job.ts';
import type { ProcessMessage } from './messages.ts';
import { createRenderFetch } from './render-fetch.ts';

it('The text of an API fault fits the message of its process, however long the address is', async () => {
  const send = (message: ProcessMessage) => {
    if (message.type === 'call') setImmediate(() => api.answered(message.id, 'an answer that redirects with 302, or anything longer'));
  };
  const api = createRenderFetch(send, () => 0);
  const address = `http://api.example/api/news/${'a'.repeat(200)}/`;
  const { effort } = await api.measure(() => api.fetch(address).catch(() => undefined));
  expect(effort.apiFaults).toEqual([expect.stringMatching(/^\/api\/news\/a+: an answer that redirects/)]);
  expect(effort.apiFaults[0]?.length).toBeLessThanOrEqual(API_FAULT_LENGTH);
});
