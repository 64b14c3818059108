/** Address of the share picture without its language. */
export const SHARE_PICTURE_PATH = '/share-picture.png';
