import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, faqQuery } from './model.ts';
import { FaqView } from './view.tsx';

export const page = definePage({ View: FaqView, $head, ...faqQuery.page });
