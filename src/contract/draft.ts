// Drafts: what a user is writing, kept on the server as it was typed (reliability rules 1, 7, 8). Calls of our own.
import * as z from 'zod'
import * as bounds from '#rules/drafts.ts'
import { mark, read, treatingBlocks } from './call.ts'
import { refuses } from './refusals.ts'
import { booleanInQuery, clientId, closed, instant, integerInPath, text, version } from './shapes.ts'

/** Name of the form that the text is for, such as `novelComment`. */
const place = z.string().regex(/^[a-zA-Z][\w.-]{0,39}$/)
/** Subject of the form, such as the id of a world or an article; may be empty. */
const target = text(bounds.DRAFT_TARGET_MAX)
const name = text(bounds.DRAFT_NAME_MAX)
/** Other fields of the form, as the app serializes them; '' for an untouched form. */
const fields = text(bounds.DRAFT_FIELDS_MAX)

export const Draft = closed({
  draftId: z.string(),
  place: z.string(),
  target: z.string(),
  name: z.string(),
  /** One line of the text without its notation. */
  excerpt: z.string(),
  /** Length of the text in the count of its field, in halves. */
  characters: z.number(),
  version,
  updatedAt: instant,
  /** Id of the draft whose saving met another version; this draft holds the text that was sent. */
  copyOf: z.string().nullable(),
  removedAt: instant.nullable(),
  submittedAt: instant.nullable(),
})

const draftAnswer = closed({ draft: Draft })

export const draftContract = treatingBlocks('none')({
  /**
   * Drafts of the caller, the newest first: those being written, or removed and sent ones that are still kept; of all
   * forms, or of one form and subject.
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
   * Saves when the server still has `baseVersion` (0: no draft yet), and keeps the earlier text as a version. Otherwise
   * nothing is overwritten: the text is kept as a separate draft under `copyId`. Sending the same again changes
   * nothing. `fields` that are left out stay unchanged. Texts of one `writer` (an open page) that follow each other
   * closely become one version, as far as nothing is lost.
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
        baseVersion: version,
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

  /** Earlier texts of a draft, the newest first. Their numbers have gaps. */
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

  /** One text of a draft, the current or an earlier one. */
  version: read('signed-in', '/api/Draft/version')
    .errors(refuses('DRAFT_NOT_FOUND'))
    .input(closed({ draftId: clientId, version: integerInPath(1, 2_147_483_647) }))
    .output(closed({ version, savedAt: instant, name: z.string(), text: z.string(), fields: z.string() })),

  /** Removes a draft; it is kept for 30 days. */
  remove: mark('signed-in', '/api/Draft/remove')
    .errors(refuses('DRAFT_NOT_FOUND'))
    .input(closed({ draftId: clientId }))
    .output(draftAnswer),

  /** Turns a removed or sent draft back into one that is being written. */
  bringBack: mark('signed-in', '/api/Draft/bringBack')
    .errors(refuses('DRAFT_NOT_FOUND', 'DRAFT_TOO_MANY'))
    .input(closed({ draftId: clientId }))
    .output(draftAnswer),

  /** 定型文: phrases for inserting into texts, ordered by title. */
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
})
export type DraftContract = typeof draftContract
