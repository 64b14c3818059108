export { $company, type CompanyDetails, companyRequested } from './model.ts';
