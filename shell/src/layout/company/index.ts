export { $company, companyRequested } from './model.ts';
