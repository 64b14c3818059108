/** A fault in a remote's sources, for its team: the file, the fact and the correction. */
export class RemoteSourceError extends Error {
  override readonly name = 'RemoteSourceError';
  /** The file to edit, as an absolute path. */
  readonly file: string;

  constructor(file: string, problem: string, advice: string) {
    super(`${file}: ${problem} ${advice}`);
    this.file = file;
  }
}
