// Sizes of the portal and of the lists of voices and pictures.

/** Rows of a page of voices or pictures, and the number at which counting them ends. */
export const GALLERY_SIZE = 24
export const GALLERY_COUNTED = 12_000

/** New texts, joinable scenarios, articles and next openings that the portal shows. */
export const PORTAL_WORKS = 6
export const PORTAL_SCENARIOS = 4
export const PORTAL_NEWS = 3
export const PORTAL_OPENINGS = 3

/** Texts to go on reading, delivered replays and consultations with unread posts that a member's portal shows. */
export const PORTAL_READING = 3
/** Characters with unread letters, and new notes of others, that a member's portal shows. */
export const PORTAL_LETTERS = 3
export const PORTAL_NOTES = 3
export const PORTAL_DELIVERIES = 3
export const PORTAL_BOARDS = 3
/** Days for which a published replay is a delivery. */
export const DELIVERY_DAYS = 30
