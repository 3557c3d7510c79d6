// Addresses of pages of events, and of the pictures of a world's library. Their limits and labels stand elsewhere, because only some
// screens load them.

/** Words in the office's addresses that name no page. */
const TAKEN = ['new', 'topContents', 'blob']
const EVENT_ID = /^[A-Za-z0-9_-]{1,40}$/

/** Whether a page can have this word in its address. */
export const isEventId = (word: string): boolean => EVENT_ID.test(word) && !TAKEN.includes(word)

/** Kinds of the pictures of a world's library: over a page and on the top of the world, and inside a page. */
export const blobTypes = ['banner', 'picture'] as const
export type BlobType = (typeof blobTypes)[number]

export const parseBlobType = (value: unknown): BlobType | undefined => blobTypes.find(type => type === value)
