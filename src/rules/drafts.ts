// Bounds of drafts and of the phrases kept beside them (reliability.md rules 7 and 8).

/** In UTF-16 units: far above what any form takes, so that a text that got too long is still kept. */
export const DRAFT_MAX_LENGTH = 200_000
export const DRAFT_NAME_MAX = 40
export const DRAFT_TARGET_MAX = 64
/** Code points of the one line that a list shows of a text. */
export const DRAFT_EXCERPT_LENGTH = 60
export const DRAFT_PAGE_MAX = 50

/** Drafts still being written, of one user. */
export const DRAFTS_MOST = 200
/** With those removed or sent that are still kept. */
export const DRAFTS_KEPT_MOST = 1_000
/** Earlier texts of one draft. */
export const DRAFT_VERSIONS_KEPT = 50
/** How long a draft is kept after it was removed or its text was sent. */
export const DRAFT_KEPT_DAYS = 30

export const SNIPPETS_MOST = 100
export const SNIPPET_TITLE_MAX = 30
export const SNIPPET_TEXT_MAX = 1_000
