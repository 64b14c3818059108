import { jest } from '@jest/globals';

/** From now on no response of the server contains the cost of delivery. */
export function withholdDelivery(value: null | undefined): void {
  const reach = jest.mocked(globalThis.fetch).getMockImplementation() as typeof fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const answer = await reach(address, init);
    const body = (await answer.json()) as { delivery?: unknown; totals?: { delivery?: unknown } };
    for (const part of [body, body.totals]) if (part?.delivery) part.delivery = value;
    return Response.json(body, { status: answer.status });
  });
}
