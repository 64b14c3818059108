export { useOnDemand } from './use-on-demand.ts';
