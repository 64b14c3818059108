export { codeOf, codesIn, compositionId, type IdPurpose, type RemoteVersion, versionsOf } from './composition-id.ts';
export { type NamedVersions, readCompositionId } from './read-composition-id.ts';
