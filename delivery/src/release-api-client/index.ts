export { type BuildToSend, createReleaseApiClient, type ReleaseApiClient } from './release-api-client.ts';
