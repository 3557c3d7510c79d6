// Notes of characters: lists, the text, comments and likes, writing. Calls of our own; the specification names the pages only.
import * as z from 'zod'
import { TAGS_OF_NOTE_MOST } from '#rules/note-tags.ts'
import { NOTE_COMMENT_MOST, NOTE_MOST, NOTE_ORDERS, NOTE_SCOPES, NOTE_WORDS_MAX } from '#rules/notes.ts'
import { epubDirections } from '#rules/novel.ts'
import { mark, read, treatingBlocks, write } from './call.ts'
import { ListedCharacter } from './character.ts'
import { NoteTag } from './note-tag.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, version, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const scope = z.literal(NOTE_SCOPES)
const paged = {
  /** Page number, from 1. */
  pageStart: integerInPath(1, 10_000),
  perPage: integerInPath(1, 50),
}

/** A note in lists. */
export const NoteItem = closed({
  noteId: rowId,
  worldId: wordId,
  character: ListedCharacter,
  title: z.string(),
  firstLine: z.string(),
  scope,
  /** Word count without the notation (rules §4), for lists: a half rounded up. */
  characters: count,
  noteTagList: z.array(NoteTag),
  likeCount: count,
  commentCount: count,
  isLiked: z.boolean(),
  /** Whether the caller has read it to its end. */
  isRead: z.boolean(),
  isMine: z.boolean(),
  publishedAt: instant,
  updatedAt: instant,
})

const Comment = closed({
  commentId: rowId,
  character: ListedCharacter,
  body: z.string(),
  /** Comment that it answers, where that is still there. */
  replyTo: closed({ commentId: rowId, characterFullName: z.string() }).nullable(),
  createdAt: instant,
  isMine: z.boolean(),
  /** Whether the caller may delete it: as its writer, or as the writer of the note. */
  canDelete: z.boolean(),
})

const notFound = refuses('NOTE_NOT_FOUND')
/** Text with a length above every limit of the rules, so that the refusal names the fault. */
const longer = (most: number) => text(2 * most)

export const noteContract = treatingBlocks({
  others: 'hides',
  getOwnList: 'none',
  getForEdit: 'none',
  save: 'none',
  remove: 'none',
  restore: 'none',
  comment: 'refuses',
  like: 'refuses',
})({
  /** Notes of a world that the caller may read: by tags, words and character, the newest or the most liked first. */
  getList: read('public', '/api/Note/getList/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(
      closed({
        worldId: wordId,
        keyword: text(NOTE_WORDS_MAX).optional(),
        /** All of them; one or several, because a query repeats the key. */
        noteTagIdList: z
          .union([rowIdInPath.transform(one => [one]), z.array(rowIdInPath).min(1).max(TAGS_OF_NOTE_MOST)])
          .optional(),
        characterId: wordId.optional(),
        order: z.enum(NOTE_ORDERS),
        ...paged,
      }),
    )
    .output(closed({ noteList: z.array(NoteItem), count })),

  /** Notes of the caller's character, what was changed last first. */
  getOwnList: read('character', '/api/Note/getOwnList/{characterId}')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterId: wordId, scope: integerInPath(1, 3).pipe(scope).optional(), ...paged }))
    .output(
      closed({
        noteList: z.array(NoteItem),
        count,
        scopeCounts: closed({ everybody: count, friends: count, mine: count }),
      }),
    ),

  getDetail: read('public', '/api/Note/getDetail/{noteId}')
    .errors(notFound)
    .input(closed({ noteId: rowIdInPath }))
    .output(
      closed({
        ...NoteItem.shape,
        worldName: z.string(),
        /** Exact word count, with its half. */
        characters: z.number().multipleOf(0.5),
        minutes: z.number().int(),
        /** Text in the notation, as written. */
        body: z.string(),
        isCommentable: z.boolean(),
        /** Book in which it stands, with the notes of that in their order, as far as the caller may read them. */
        book: closed({
          noteBookId: rowId,
          title: z.string(),
          noteList: z.array(closed({ noteId: rowId, title: z.string() })),
        }).nullable(),
      }),
    ),

  /** A note of the caller's for its form. */
  getForEdit: read('owner', '/api/Note/getForEdit/{noteId}')
    .errors(notFound)
    .input(closed({ noteId: rowIdInPath }))
    .output(
      closed({
        noteId: rowId,
        worldId: wordId,
        characterId: wordId,
        characterFullName: z.string(),
        title: z.string(),
        body: z.string(),
        scope,
        isCommentable: z.boolean(),
        noteTagIdList: z.array(rowId),
        version: z.number().int(),
        updatedAt: instant,
      }),
    ),

  /** Saves a note of the character: a new one with `noteId` null. */
  save: write('character', '/api/Note/save')
    .meta({ newcomers: 'note' })
    .errors({
      ...notFound,
      ...refuses('NEWCOMER_TOO_MANY'),
      ...refuses('NOT_YOUR_CHARACTER', 'NOTE_CHANGED', 'NOTE_FAULT', 'NOTES_MOST'),
      ...refuses('NOTE_TAG_NOT_FOUND', 'NOTE_TAG_ELSEWHERE', 'NOTE_TAG_TOO_MANY'),
    })
    .input(
      closed({
        characterId: wordId,
        worldId: wordId,
        noteId: rowId.nullable(),
        baseVersion: version,
        title: longer(NOTE_MOST.title),
        body: longer(NOTE_MOST.body),
        scope,
        isCommentable: z.boolean(),
        noteTagIdList: z.array(rowId).max(10 * TAGS_OF_NOTE_MOST),
        draftId: clientId.nullable(),
      }),
    )
    .output(closed({ noteId: rowId, worldId: wordId, version: z.number().int() })),

  /** Takes a note away; it can be brought back for a while. */
  remove: write('owner', '/api/Note/remove')
    .errors(notFound)
    .input(closed({ noteId: rowId }))
    .output(closed({ noteId: rowId })),

  restore: write('owner', '/api/Note/restore')
    .errors({ ...notFound, ...refuses('NOTES_MOST') })
    .input(closed({ noteId: rowId }))
    .output(closed({ noteId: rowId })),

  /** Likes a note, or takes the like back; answers with the state afterwards. */
  like: write('signed-in', '/api/Note/like')
    .errors(notFound)
    .input(closed({ noteId: rowId, isLiked: z.boolean() }))
    .output(closed({ noteId: rowId, isLiked: z.boolean(), likeCount: count })),

  /** Comments of a note, the oldest first. */
  getComments: read('public', '/api/Note/getComments/{noteId}')
    .errors(notFound)
    .input(closed({ noteId: rowIdInPath, ...paged }))
    .output(closed({ commentList: z.array(Comment), count, isCommentable: z.boolean() })),

  /** Comments as a character of the note's world. */
  comment: write('character', '/api/Note/comment')
    .meta({ newcomers: 'comment' })
    .errors({
      ...notFound,
      ...refuses('NEWCOMER_TOO_MANY'),
      ...refuses('NOT_YOUR_CHARACTER', 'NOTE_COMMENTS_CLOSED', 'NOTE_COMMENT_NOT_FOUND'),
      ...refuses('NOTE_COMMENT_EMPTY', 'NOTE_COMMENT_TOO_LONG'),
    })
    .input(
      closed({
        characterId: wordId,
        worldId: wordId,
        noteId: rowId,
        replyTo: rowId.nullable(),
        body: text(NOTE_COMMENT_MOST),
        draftId: clientId.nullable(),
      }),
    )
    .output(Comment),

  /** Deletes a comment: its writer, or the writer of the note. */
  removeComment: write('signed-in', '/api/Note/removeComment')
    .errors({ ...notFound, ...refuses('NOTE_COMMENT_NOT_FOUND') })
    .input(closed({ noteId: rowId, commentId: rowId }))
    .output(closed({ commentId: rowId })),

  /** Records that the reader saw the last line. */
  readToEnd: mark('signed-in', '/api/Note/readToEnd')
    .errors(notFound)
    .input(closed({ noteId: rowId }))
    .output(closed({ noteId: rowId })),

  /** A note as an EPUB 3 file. */
  epub: read('public', '/api/Note/epub')
    .meta({ limit: 'book' })
    .errors(notFound)
    .input(closed({ noteId: rowIdInPath, direction: z.enum(epubDirections) }))
    .output(z.file().mime('application/epub+zip')),
})
export type NoteContract = typeof noteContract
