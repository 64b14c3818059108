export { type AddressPath, parseAddress } from './address.ts';
export { createRouteTable, type OwnedRoute, type RouteTable } from './route-table.ts';
export { rightSpelling } from './spelling.ts';
