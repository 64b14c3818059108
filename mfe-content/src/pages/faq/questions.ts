import { arr, obj, str, type UnContract } from '@withease/contracts';
import { proseContract } from '../../domain/content/index.ts';

/** Questions of one subject, each with its answer; `id` and `slug` are anchors. */
export const groupContract = obj({ slug: str, name: str, questions: arr(obj({ id: str, question: str, answer: proseContract })) });

export type QuestionGroup = UnContract<typeof groupContract>;
