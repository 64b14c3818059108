export { createPrinter, type Printer } from './printer.ts';
