export { fetchErrorReason } from './fetch-error.ts';
export { createReleaseApiClient, type ReleaseApiClient } from './release-api-client.ts';
