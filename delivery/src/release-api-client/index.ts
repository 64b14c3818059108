export { fetchErrorReason } from './fetch-error.ts';
export { type BuildToSend, createReleaseApiClient, type ReleaseApiClient } from './release-api-client.ts';
