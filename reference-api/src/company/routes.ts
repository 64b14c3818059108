import { CompanySchema } from '@vitrava/shared-kit/contracts/api';
import type { ApiInstance } from '../services.ts';
import { COMPANY } from './company.ts';

export function companyRoutes(app: ApiInstance): void {
  app.get('/api/company/', { schema: { response: { 200: CompanySchema } } }, async (request) => COMPANY[request.language]);
}
