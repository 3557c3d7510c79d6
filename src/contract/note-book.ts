// Books of notes: reading, writing, the file. Calls of our own; the specification names the pages only.
import * as z from 'zod'
import { SENT_PICTURE_BASE64_MOST } from '#rules/form-files.ts'
import { BOOK_MOTIFS, NOTE_BOOK_MOST, NOTES_OF_BOOK_MOST } from '#rules/note-books.ts'
import { NOTE_TAG_TINTS } from '#rules/note-tags.ts'
import { NOTE_SCOPES } from '#rules/notes.ts'
import { epubDirections } from '#rules/novel.ts'
import { PICTURE_WORDS_MOST } from '#rules/uploads.ts'
import { read, treatingBlocks, write } from './call.ts'
import { ListedCharacter } from './character.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, version, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const scope = z.literal(NOTE_SCOPES)
const tint = z.enum(NOTE_TAG_TINTS)
const motif = z.enum(BOOK_MOTIFS)

/** A picture of the writer's own on a cover. */
const Cover = closed({
  picture: wordId,
  width: z.number().int(),
  height: z.number().int(),
  /** Words of the writer about what is seen; may be empty. */
  description: z.string(),
})

/** A book in lists. */
const NoteBook = closed({
  noteBookId: rowId,
  worldId: wordId,
  character: ListedCharacter,
  title: z.string(),
  summary: z.string(),
  tint,
  hasFace: z.boolean(),
  /** Drawing on its cover, in the place of a face. */
  motif: motif.nullable(),
  /** Picture in the place of both. */
  cover: Cover.nullable(),
  scope,
  /** Notes of it that the caller may read, and those that the caller has read to their end. */
  noteCount: count,
  readCount: count,
  isMine: z.boolean(),
  updatedAt: instant,
})

const Entry = closed({
  noteId: rowId,
  title: z.string(),
  firstLine: z.string(),
  scope,
  characters: count,
  isRead: z.boolean(),
})

const notFound = refuses('NOTE_BOOK_NOT_FOUND')

export const noteBookContract = treatingBlocks({
  others: 'none',
  getDetail: 'hides',
  getList: 'hides',
  epub: 'hides',
})({
  /** Books of a character that the caller may read, what was changed last first. */
  getList: read('public', '/api/NoteBook/getList/{ofCharacterId}')
    .input(closed({ ofCharacterId: wordId, pageStart: integerInPath(1, 10_000), perPage: integerInPath(1, 50) }))
    .output(closed({ noteBookList: z.array(NoteBook), count })),

  /** A book with its notes, as far as the caller may read them. */
  getDetail: read('public', '/api/NoteBook/getDetail/{noteBookId}')
    .errors(notFound)
    .input(closed({ noteBookId: rowIdInPath }))
    .output(closed({ ...NoteBook.shape, noteList: z.array(Entry) })),

  /** Ground of the form of a book: the book, null for a new one, and notes of the character that stand in none. */
  getForEdit: read('character', '/api/NoteBook/getForEdit/{characterId}')
    .errors({ ...notFound, ...refuses('NOT_YOUR_CHARACTER') })
    .input(closed({ characterId: wordId, noteBookId: rowIdInPath.optional() }))
    .output(
      closed({
        noteBook: closed({
          ...NoteBook.shape,
          cover: closed({ ...Cover.shape, pictureId: clientId }).nullable(),
          version: z.number().int(),
          noteList: z.array(Entry),
        }).nullable(),
        freeNoteList: z.array(Entry),
      }),
    ),

  /** Takes a picture in base64 under an id of the client's, decodes the whole of it and stores it as webP. */
  uploadPicture: write('signed-in', '/api/NoteBook/uploadPicture')
    .errors(refuses('NOTE_BOOK_PICTURE_UNREADABLE', 'NOTE_BOOK_PICTURES_MOST'))
    .input(closed({ pictureId: clientId, picture: z.base64().min(4).max(SENT_PICTURE_BASE64_MOST) }))
    .output(closed({ pictureId: clientId })),

  /** Saves a book of the character with its notes in their order: a new one with `noteBookId` null. */
  save: write('character', '/api/NoteBook/save')
    .meta({ newcomers: 'book' })
    .errors({
      ...notFound,
      ...refuses('NOT_YOUR_CHARACTER', 'NOTE_BOOK_CHANGED', 'NOTE_BOOK_FAULT', 'NOTE_BOOKS_MOST', 'NOTE_BOOK_NOTES'),
      ...refuses('NOTE_BOOK_PICTURE_NOT_FOUND', 'NEWCOMER_TOO_MANY'),
    })
    .input(
      closed({
        characterId: wordId,
        worldId: wordId,
        noteBookId: rowId.nullable(),
        baseVersion: version,
        title: text(4 * NOTE_BOOK_MOST.title),
        summary: text(4 * NOTE_BOOK_MOST.summary),
        tint,
        hasFace: z.boolean(),
        motif: motif.nullable().optional(),
        /**
         * Picture that was uploaded before, or that the book has; null: none. Left out by clients that know of none: the one that the
         * book has stays, unless they choose another cover.
         */
        cover: closed({ pictureId: clientId, description: text(PICTURE_WORDS_MOST) })
          .nullable()
          .optional(),
        scope,
        noteIdList: z.array(rowId).max(NOTES_OF_BOOK_MOST),
        draftId: clientId.nullable(),
      }),
    )
    .output(closed({ noteBookId: rowId, worldId: wordId, version: z.number().int() })),

  /** Takes a book away; its notes stay. */
  remove: write('owner', '/api/NoteBook/remove')
    .errors(notFound)
    .input(closed({ noteBookId: rowId }))
    .output(closed({ noteBookId: rowId })),

  restore: write('owner', '/api/NoteBook/restore')
    .errors({ ...notFound, ...refuses('NOTE_BOOKS_MOST') })
    .input(closed({ noteBookId: rowId }))
    .output(closed({ noteBookId: rowId })),

  /** A book as an EPUB 3 file, with the notes that the caller may read. */
  epub: read('public', '/api/NoteBook/epub')
    .meta({ limit: 'book' })
    .errors(notFound)
    .input(closed({ noteBookId: rowIdInPath, direction: z.enum(epubDirections) }))
    .output(z.file().mime('application/epub+zip')),
})
export type NoteBookContract = typeof noteBookContract
