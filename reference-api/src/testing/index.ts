// The copy of Drizzle that the tables are made with: another one's types would not fit.
export { eq, inArray, sql } from 'drizzle-orm';
export { cartCalls } from './cart-calls.ts';
export { type Cluster, findBinaries, startCluster } from './databases/index.ts';
export { ACQUIRER_SECRET, describeOnEngines, FIXTURE_SEED, type TestApi } from './describe-on-engines.ts';
export { ACCOUNT, CATALOGUE, COMPANY, CONTENT, DELIVERY } from './fixture.ts';
export { type Customer, newCustomer, signIn } from './new-customer.ts';
export { placeOrder, prepareOrder, sendOrder } from './ordering.ts';
export { productIds } from './product-ids.ts';
export { byOccasion } from './proof.ts';
export { quickStudio } from './quick-studio.ts';
export { emailsTo, lastEmail } from './sent-emails.ts';
export { openSmtpInbox, type SmtpInbox } from './smtp-inbox.ts';
