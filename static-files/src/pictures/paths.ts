/** Address of the share picture without its language. */
export const SHARE_PICTURE_PATH = '/share-picture.png';
/** The logo for programs that show no SVG, such as those for e-mails. */
export const FAVICON_PATH = '/favicon.png';
