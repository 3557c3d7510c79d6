// Notes of the demo's characters with their books, and the official tags of each world.
import * as z from 'zod'
import { BOOK_MOTIFS } from '#rules/note-books.ts'
import { NOTE_TAG_TINTS } from '#rules/note-tags.ts'
import { noteScope } from '#rules/notes.ts'
import { PICTURE_WORDS_MOST } from '#rules/uploads.ts'
import { account, type DemoWorldId, listText, named, text, timeText, wholeText, worldId } from './common.ts'

const remark = z.string().transform((line, context) => {
  const [character = '', ...words] = line.split(' / ')
  const said = words.join(' / ')
  if (character === '' || said === '') {
    context.addIssue({ code: 'custom', message: `“${line}” must be the key of a character / 本文` })
  }
  return { character, words: said }
})
/** The head and text of `notes/<worldId>/<key>.md`. */
export const note = z
  .strictObject({
    /** Key of the character that writes it. */
    character: text,
    title: text,
    /** Its readers: everybody (when left out), friends, mine. */
    scope: z.exactOptional(named(noteScope)),
    /** off: takes no comments. */
    comments: z.exactOptional(z.enum(['on', 'off'])),
    /** Names of tags of its world. */
    tags: z.exactOptional(listText('、')),
    /** Accounts that like it. */
    likes: z.exactOptional(listText('、').pipe(z.array(account))),
    /** A line each: the key of a character / 本文. */
    comment: z.exactOptional(z.union([z.string().transform(one => [one]), z.array(z.string())]).pipe(z.array(remark))),
    daysAgo: wholeText,
    time: timeText,
    body: text,
  })
  .transform(({ scope = noteScope.everybody, comments = 'on', tags = [], likes = [], comment = [], ...said }) => ({
    ...{ ...said, scope, tags, likes, remarks: comment, isCommentable: comments === 'on' },
  }))
export type DemoNote = { key: string; worldId: DemoWorldId } & z.infer<typeof note>

/** `note-tags.json`: the tags of each world in their order. `was`: names that find it still. */
export const noteTags = z.array(
  z.strictObject({
    worldId,
    tags: z.array(
      z.strictObject({
        name: text,
        reading: text,
        tint: z.enum(NOTE_TAG_TINTS),
        was: z.exactOptional(z.array(text)),
      }),
    ),
  }),
)
export type DemoNoteTags = z.infer<typeof noteTags>[number]

/** `note-books.json`: books of a character's notes, named by their keys in their order. */
export const noteBooks = z.array(
  z.strictObject({
    worldId,
    character: text,
    title: text,
    summary: z.string(),
    tint: z.enum(NOTE_TAG_TINTS),
    hasFace: z.boolean(),
    motif: z.enum(BOOK_MOTIFS).optional(),
    /** Picture of the writer's own on its cover, by its name in `pictures/note-books`, and what is seen on it. */
    cover: z.exactOptional(z.strictObject({ picture: text, description: text.max(PICTURE_WORDS_MOST) })),
    notes: z.array(text).min(1),
    daysAgo: z.int().min(0),
  }),
)
export type DemoNoteBook = z.infer<typeof noteBooks>[number]
