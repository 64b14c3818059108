export { $request, readPage } from './request.ts';
export { OrdersView } from './view.tsx';
