// Pictures that people send: their limits, and those of pictures that are uploaded before something shows them (a tweet, the cover of a
// book).

/** Most UTF-16 units of the description of a picture. */
export const PICTURE_WORDS_MOST = 200
/** Pictures of one kind and user that nothing shows yet. */
export const UNUSED_PICTURES_MOST = 40
export const UNUSED_PICTURES_KEPT_DAYS = 50
/** Longest side in pixels to which the browser shrinks a picture that is kept as it is; the widest stored one is 1,200 wide. */
export const KEPT_PICTURE_SIDE = 2_400
/** Largest file of the device that the browser opens. */
export const PICTURE_FILE_BYTES_MOST = 20 * 1024 * 1024
