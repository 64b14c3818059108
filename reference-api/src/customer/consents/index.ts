export { documentVersion, listConsents, storeConsents } from './consents.ts';
