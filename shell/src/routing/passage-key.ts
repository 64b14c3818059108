/** Where the place on a page waits for the same page in the other language. */
export const PASSAGE_KEY = 'vitrava.passage.v1';
