/** Class of elements that are hidden when large letters and a keyboard leave the text only a few lines of the screen. */
export const ifRoom = '[@container_(height<20rem)]:hidden'
