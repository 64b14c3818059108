export { readCompany } from './company.ts';
export { companyRoutes } from './routes.ts';
