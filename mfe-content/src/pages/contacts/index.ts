import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, companyQuery } from './model.ts';
import { ContactsView } from './view.tsx';

export const page = definePage({ View: ContactsView, $head, ...companyQuery.page });
