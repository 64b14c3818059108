const FAILURES = {
  address: [400, 'Pictures are made as /_ipx/f_webp,q_92,w_<width>/<source>; see the list of widths in docs/decisions/018-pictures.md.'],
  foreign: [404, 'The shop has no picture at this source. Other hosts are allowed by IMAGE_SOURCES.'],
  missing: [404, 'The source has no such picture.'],
  'too-large': [502, 'The source picture is too large.'],
  'no-picture': [502, 'The source is not a picture that can be resized.'],
  unreachable: [502, 'The source picture cannot be had.'],
  late: [504, 'The source picture did not come in time.'],
  busy: [503, 'Too many pictures are being made. Try again soon.'],
} as const;

/** Why there is no picture, with the status of the answer. */
export class ImageError extends Error {
  readonly failure: keyof typeof FAILURES;
  readonly statusCode: number;

  constructor(failure: keyof typeof FAILURES) {
    const [statusCode, detail] = FAILURES[failure];
    super(detail);
    this.failure = failure;
    this.statusCode = statusCode;
  }
}
