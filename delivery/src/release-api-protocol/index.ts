export {
  type Checked,
  CLOCK_MS,
  type CommandMessage,
  FailureSchema,
  type ReleaseApiResponse,
  type ReleaseMessage,
  ROUTES,
  type Route,
} from './messages.ts';
export { authorize, digestOf, isProven, parseAuthorization, type RequestProof, type SignedRequest } from './request-signature.ts';
