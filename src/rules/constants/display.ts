// Sizes, times and forms of what every screen shows (constants.tsv; doc1 §9, doc2 §9). Sizes are in pixels. Those that a screen writes
// into the name of a class are compared with it by a test.

export const toastDurationMs = 6000
export const modalMaxWidth = 400
/** The one button of an alert; a component of its own has it. */
export const alertDialogButtons = 1
/** Pictures above this size can be opened large. */
export const iconZoomAbove = 50
export const avatarDefaultSize = 50
export const personGlyphRatio = 0.8

export const linkCardHeight = 132
export const linkCardMaxWidth = 350
export const linkCardImageWidth = 100
export const linkCardImageHeight = 100
export const uploadOverlayZIndex = 300
export const uploadOverlaySpinnerSize = 64
export const mediaPlayerWidthPhone = 220
export const mediaPlayerWidth = 300

/** Only the one configured hashtag links. */
export const hashtagCount = 1
export const omakaseDisplay = 'おまかせ'
