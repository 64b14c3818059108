export {
  AnswerSchema,
  type BuildFile,
  type Checked,
  CheckedSchema,
  CheckMessageSchema,
  type CommandMessage,
  CommandMessageSchema,
  type DoorAnswer,
  FailureSchema,
  LIMITS,
  MissingSchema,
  type ReleaseMessage,
  ReleaseMessageSchema,
  UploadSchema,
} from './messages.ts';
export { authorize, digestOf, isProven, parseAuthorization, type RequestProof, type SignedRequest } from './request-signature.ts';
