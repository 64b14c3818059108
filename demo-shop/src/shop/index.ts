export { readAccount, readCompany } from './facts.ts';
