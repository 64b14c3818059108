export { $company, companyRequested } from './company.ts';
export { ShellFooter } from './view.tsx';
