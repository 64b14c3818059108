import { expect } from '@jest/globals';
import type { SearchResult } from '@vitrava/shared-kit/contracts/api';
import type { TestApi } from './describe-on-engines.ts';

/** What the search answers to a Russian visitor's text. */
export async function searchByText({ app }: TestApi, text: string): Promise<SearchResult> {
  const response = await app.inject({ url: `/api/search/?search=${encodeURIComponent(text)}`, headers: { 'accept-language': 'ru' } });
  expect(response.statusCode).toBe(200);
  return response.json<SearchResult>();
}

/** Of what was found, in its order. */
export const slugsOf = ({ results }: Pick<SearchResult, 'results'>): string[] => results.map(({ slug }) => slug);
