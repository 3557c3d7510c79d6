/** The class of what goes where large letters and a keyboard leave few lines of the whole screen to the text. */
export const ifRoom = '[@container_(height<20rem)]:hidden'
