import { pictureContract } from '@vitrava/shared-kit/contracts/browser';
import { num, obj, str, type UnContract } from '@withease/contracts';

/** An article as lists show it. */
export const newsItemContract = obj({
  id: str,
  title: str,
  summary: str,
  published_at: str,
  reading_minutes: num,
  picture: pictureContract,
});

export type NewsItem = UnContract<typeof newsItemContract>;
