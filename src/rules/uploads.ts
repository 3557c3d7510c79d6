// Pictures that are uploaded before something shows them (a tweet, the cover of a book): their limits.

/** Most UTF-16 units of the description of a picture. */
export const PICTURE_WORDS_MOST = 200
/** Pictures of one kind and user that nothing shows yet. */
export const UNUSED_PICTURES_MOST = 40
export const UNUSED_PICTURES_KEPT_DAYS = 50
