// Limits of drafts and of a writer's own phrases (reliability rules 7 and 8), and the choice of texts kept as versions.

/**
 * Limit in UTF-16 units: far above the limit of any form, so that a text that is too long for its form is still kept.
 */
export const DRAFT_MAX_LENGTH = 200_000
export const DRAFT_NAME_MAX = 40
/** Limit in UTF-16 units of the other fields of a form, as one text. */
export const DRAFT_FIELDS_MAX = 100_000
export const DRAFT_TARGET_MAX = 64
/** Code points of the line that lists show of a draft. */
export const DRAFT_EXCERPT_LENGTH = 60
export const DRAFT_PAGE_MAX = 50

/** Most drafts of one user that are still being written. */
export const DRAFTS_MOST = 200
/** Most drafts of one user in all: also the removed and sent ones that are still kept. */
export const DRAFTS_KEPT_MOST = 1_000
/** Earlier texts kept of one draft: the newest ones, however old they are. */
export const DRAFT_VERSIONS_KEPT = 50
/** Days for which a draft is kept after it was removed or its text was sent. */
export const DRAFT_KEPT_DAYS = 30

/** Time between two versions while somebody writes without a pause: fifty versions are two and a half hours. */
export const DRAFT_VERSION_GAP_MS = 3 * 60_000
/** Characters (UTF-16 units) that may be lost between two versions: typing errors, but no sentences. */
export const DRAFT_LOSS_MOST = 20

export type DraftSave = {
  text: string
  name: string
  fields: string
  /** Id of the page that wrote the draft; null when unknown. */
  writer: string | null
}

/** Number of characters of `before` that `after` lacks: all between their common beginning and their common end. */
export function charactersLost(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++
  let end = 0
  while (end < most - start && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end))
    end++
  return before.length - start - end
}

/**
 * Decides whether the text so far is kept as a version when another text replaces it. Texts that one page writes
 * shortly after each other become one version, unless characters would be lost; `lost` counts those of the texts that
 * were not kept.
 */
export function versionStep(
  before: DraftSave & { savedAt: number; lost: number },
  after: DraftSave,
  /** Time of the newest version; null when there is none. */
  lastKeptAt: number | null,
): { isKept: boolean; lost: number } {
  const lost =
    before.lost +
    charactersLost(before.text, after.text) +
    charactersLost(before.name, after.name) +
    charactersLost(before.fields, after.fields)
  const isKept =
    lastKeptAt === null ||
    before.writer === null ||
    before.writer !== after.writer ||
    before.savedAt - lastKeptAt >= DRAFT_VERSION_GAP_MS ||
    lost > DRAFT_LOSS_MOST
  return { isKept, lost: isKept ? 0 : lost }
}

export const SNIPPETS_MOST = 100
export const SNIPPET_TITLE_MAX = 30
export const SNIPPET_TEXT_MAX = 1_000
