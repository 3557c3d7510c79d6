// Limits of drafts and of a writer's own phrases (reliability rules 7 and 8), and the choice of texts kept as versions.

/** In UTF-16 units: far above what any form takes, so that a text that got too long is still kept. */
export const DRAFT_MAX_LENGTH = 200_000
export const DRAFT_NAME_MAX = 40
/** In UTF-16 units: the other fields of a form, written out. */
export const DRAFT_FIELDS_MAX = 20_000
export const DRAFT_TARGET_MAX = 64
/** Code points of the one line that a list shows of a text. */
export const DRAFT_EXCERPT_LENGTH = 60
export const DRAFT_PAGE_MAX = 50

/** Drafts still being written, of one user. */
export const DRAFTS_MOST = 200
/** With those removed or sent that are still kept. */
export const DRAFTS_KEPT_MOST = 1_000
/** Earlier texts of one draft: those kept last, however old they are. */
export const DRAFT_VERSIONS_KEPT = 50
/** How long a draft is kept after it was removed or its text was sent. */
export const DRAFT_KEPT_DAYS = 30

/** While one writes on and on, this long passes from one version to the next: fifty of them are two and a half hours. */
export const DRAFT_VERSION_GAP_MS = 3 * 60_000
/** So many characters (UTF-16 units) may go for good between two versions: slips of the hand, not sentences. */
export const DRAFT_LOSS_MOST = 20

export type DraftSave = {
  text: string
  name: string
  fields: string
  /** The page that wrote it; null where that is not known. */
  writer: string | null
}

/** What of a text is in the other one no more: what lies between their common beginning and their common end. */
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
 * Whether the text so far is kept as a version when another one takes its place. Texts of one writer close behind each other
 * become one, unless something would be gone with it; `lost` counts what went with those that were not kept.
 */
export function versionStep(
  before: DraftSave & { savedAt: number; lost: number },
  after: DraftSave,
  /** When the version kept last was saved; null: there is none. */
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
