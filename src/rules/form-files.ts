// Pictures that are sent with an answer: the browser makes them small, the server makes them anew.

/** Largest upload, in bytes before base64. */
export const SENT_PICTURE_BYTES_MOST = 480 * 1024
export const SENT_PICTURE_BASE64_MOST = Math.ceil(SENT_PICTURE_BYTES_MOST / 3) * 4
/** Longest side in pixels. */
export const SENT_PICTURE_SIDE = 1_600
/** Most pictures of one user that no answer has. */
export const UNSENT_FILES_MOST = 20
export const UNSENT_FILES_KEPT_DAYS = 30
export const FILE_NAME_MAX = 120

/** Key in storage, which no public address names. */
export const formFileKey = (fileId: string): string => `form-answers/${fileId}.webp`
