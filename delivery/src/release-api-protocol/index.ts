export {
  AnswerSchema,
  type BuildFile,
  type Checked,
  CheckedSchema,
  CheckMessageSchema,
  type CommandMessage,
  CommandMessageSchema,
  FailureSchema,
  LIMITS,
  MissingSchema,
  type ReleaseApiResponse,
  type ReleaseMessage,
  ReleaseMessageSchema,
  UploadSchema,
} from './messages.ts';
export { authorize, digestOf, isProven, parseAuthorization, type RequestProof, type SignedRequest } from './request-signature.ts';
