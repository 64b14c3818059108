export { printPdf } from './print-pdf.ts';
