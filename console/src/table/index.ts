export { DataTable, type DataTableProps, type TableRow } from './view.tsx';
