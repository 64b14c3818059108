import { CompanySchema } from '@vitrava/shared-kit/contracts/api';
import { markShared } from '../../http/index.ts';
import { OWNER } from '../../operations/open-api/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { changeCompany, readCompany, readCompanyRecord } from './company.ts';
import { CompanyChangeSchema, CompanyRecordSchema } from './record.ts';

export function companyRoutes(app: ApiInstance, { db }: Services): void {
  const shown = { summary: 'How the shop is reached.', response: { 200: CompanySchema } };
  app.get('/api/company/', { onRequest: markShared, schema: shown }, (request) => readCompany(db, request.language));

  // Outside /api/, so that the shop's proxy never passes it on.
  const read = { summary: 'The company in both languages.', security: OWNER, response: { 200: CompanyRecordSchema } };
  app.get('/admin/company/', { schema: read }, () => readCompanyRecord(db));
  const change = { ...read, summary: 'Change how the shop is reached.', body: CompanyChangeSchema };
  app.patch('/admin/company/', { schema: change }, (request) => changeCompany(db, request.body));
}
