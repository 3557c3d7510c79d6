// Drafts: what a user is writing, kept on the server as it was typed (reliability rules 1, 7, 8). Calls of our own.
import * as z from 'zod'
import * as bounds from '#rules/drafts.ts'
import { mark, read } from './call.ts'
import { refuses } from './refusals.ts'
import { booleanInQuery, clientId, closed, instant, integerInPath, text } from './shapes.ts'

/** What the text is for: the form, such as `novelComment`. */
const place = z.string().regex(/^[a-zA-Z][\w.-]{0,39}$/)
/** What the form is about, such as a world's or an article's id; may be empty. */
const target = text(bounds.DRAFT_TARGET_MAX)
const name = text(bounds.DRAFT_NAME_MAX)
/** The other fields of the form, as the app writes them; '' for a form as it is at first. */
const fields = text(bounds.DRAFT_FIELDS_MAX)
const version = z.number().int()

export const Draft = closed({
  draftId: z.string(),
  place: z.string(),
  target: z.string(),
  name: z.string(),
  /** One line of the text without its notation. */
  excerpt: z.string(),
  /** How long the text is as its field counts, in halves. */
  characters: z.number(),
  version,
  updatedAt: instant,
  /** The draft whose saving met another version; this is the text that was sent. */
  copyOf: z.string().nullable(),
  removedAt: instant.nullable(),
  submittedAt: instant.nullable(),
})

const draftAnswer = closed({ draft: Draft })

export const draftContract = {
  /**
   * The caller's drafts, the newest first: those being written, or those removed or sent that are still kept. Of all forms,
   * or of one form and what it is about.
   */
  list: read('signed-in', '/api/Draft/list')
    .input(
      closed({
        offset: integerInPath(0, 100_000),
        limit: integerInPath(1, bounds.DRAFT_PAGE_MAX),
        removed: booleanInQuery.optional(),
        place: place.optional(),
        target: target.optional(),
      }),
    )
    .output(closed({ draftList: z.array(Draft), count: z.number().int() })),

  read: read('signed-in', '/api/Draft/read')
    .errors(refuses('DRAFT_NOT_FOUND'))
    .input(closed({ draftId: clientId }))
    .output(closed({ ...Draft.shape, text: z.string(), fields: z.string() })),

  /**
   * Saves where the server still has `baseVersion` (0: no draft yet), and keeps the text before it as a version. Otherwise
   * nothing is overwritten: the text is kept as a draft of its own under `copyId`. Sending the same again changes nothing.
   * `fields` left out stay as they are. Texts of one `writer` (a page that is open) that follow each other closely become one
   * version, as far as nothing is lost by it.
   */
  save: mark('signed-in', '/api/Draft/save')
    .errors(refuses('DRAFT_NOT_FOUND', 'DRAFT_TOO_MANY', 'DRAFT_COPY_TAKEN'))
    .input(
      closed({
        draftId: clientId,
        place,
        target,
        name,
        text: text(bounds.DRAFT_MAX_LENGTH),
        baseVersion: z.number().int().min(0).max(2_147_483_647),
        copyId: clientId,
        fields: fields.optional(),
        writer: clientId.optional(),
      }),
    )
    .output(
      z.discriminatedUnion('kind', [
        closed({ kind: z.literal('saved'), version, updatedAt: instant }),
        closed({
          kind: z.literal('conflict'),
          current: closed({ version, text: z.string(), name: z.string(), fields: z.string(), updatedAt: instant }),
          copy: closed({ draftId: z.string(), version }),
        }),
      ]),
    ),

  /** Texts before the current one, the newest first. Their numbers have gaps. */
  versions: read('signed-in', '/api/Draft/versions')
    .errors(refuses('DRAFT_NOT_FOUND'))
    .input(closed({ draftId: clientId }))
    .output(
      closed({
        versionList: z.array(
          closed({ version, savedAt: instant, name: z.string(), characters: z.number(), excerpt: z.string() }),
        ),
      }),
    ),

  /** One text of a draft, the current one or one before it. */
  version: read('signed-in', '/api/Draft/version')
    .errors(refuses('DRAFT_NOT_FOUND'))
    .input(closed({ draftId: clientId, version: integerInPath(1, 2_147_483_647) }))
    .output(closed({ version, savedAt: instant, name: z.string(), text: z.string(), fields: z.string() })),

  /** Removes a draft; it is kept for 30 days. */
  remove: mark('signed-in', '/api/Draft/remove')
    .errors(refuses('DRAFT_NOT_FOUND'))
    .input(closed({ draftId: clientId }))
    .output(draftAnswer),

  /** Makes a draft that was removed or sent one that is being written again. */
  bringBack: mark('signed-in', '/api/Draft/bringBack')
    .errors(refuses('DRAFT_NOT_FOUND', 'DRAFT_TOO_MANY'))
    .input(closed({ draftId: clientId }))
    .output(draftAnswer),

  /** 定型文: phrases to put into a text, in the order of their titles. */
  snippets: read('signed-in', '/api/Draft/snippets')
    .input(closed({}).optional())
    .output(
      closed({
        snippetList: z.array(
          closed({ snippetId: z.string(), title: z.string(), text: z.string(), updatedAt: instant }),
        ),
      }),
    ),

  saveSnippet: mark('signed-in', '/api/Draft/saveSnippet')
    .errors(refuses('SNIPPET_TOO_MANY'))
    .input(
      closed({
        snippetId: clientId,
        title: text(bounds.SNIPPET_TITLE_MAX, 1),
        text: text(bounds.SNIPPET_TEXT_MAX, 1),
      }),
    )
    .output(closed({ snippetId: z.string(), updatedAt: instant })),

  removeSnippet: mark('signed-in', '/api/Draft/removeSnippet')
    .input(closed({ snippetId: clientId }))
    .output(closed({ snippetId: z.string() })),
}
export type DraftContract = typeof draftContract
