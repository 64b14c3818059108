export { type Complaints, complaintsOf, says } from './complaints.ts';
