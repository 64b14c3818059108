export { publishOpenApi } from './open-api.ts';
