// Tags of notes (doc3 §3, §7, §8): the official list of each world, its desk, and the tags of a note. Order, merging and aliases
// are our own.
import * as z from 'zod'
import {
  NOTE_TAG_NAME_MAX,
  NOTE_TAG_READING_MAX,
  NOTE_TAG_TINTS,
  NOTE_TAGS_MOST,
  TAGS_OF_NOTE_MOST,
} from '#rules/note-tags.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, rowId, rowIdInPath, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)

/** A tag as readers see it. */
export const NoteTag = closed({
  noteTagId: rowId,
  name: z.string(),
  reading: z.string(),
  tint: z.enum(NOTE_TAG_TINTS),
})

const DeskTag = closed({
  ...NoteTag.shape,
  worldId: wordId,
  /** Notes that have it, of every scope. */
  useCount: count,
  /** Names of tags that were merged into it, by which it is still found. */
  aliasList: z.array(z.string()),
})

/** Text with a length above every limit of the rules, so that the refusal names the fault. */
const written = {
  name: text(4 * NOTE_TAG_NAME_MAX),
  reading: text(4 * NOTE_TAG_READING_MAX),
  tint: z.enum(NOTE_TAG_TINTS),
}
const notFound = refuses('NOTE_TAG_NOT_FOUND')
const linked = closed({ noteId: rowId, noteTagList: z.array(NoteTag) })
const linking = refuses('NOTE_NOT_FOUND', 'NOTE_TAG_NOT_FOUND', 'NOTE_TAG_ELSEWHERE', 'NOTE_TAG_TOO_MANY')

export const noteTagContract = treatingBlocks({ others: 'none', getNoteTagList: 'hides' })({
  /** Tags of a world in the office's order. */
  getNoteTagMasterList: read('public', '/api/NoteTag/getNoteTagMasterList/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(closed({ worldId: wordId }))
    .output(closed({ noteTagList: z.array(NoteTag) })),

  /** Tags of all worlds with their uses, for the desk. */
  getAdminMasterList: read('admin', '/api/NoteTag/admin/getNoteTagMasterList')
    .input(closed({}).optional())
    .output(
      closed({
        worldList: z.array(closed({ worldId: wordId, worldName: z.string(), noteTagList: z.array(DeskTag) })),
      }),
    ),

  /** Adds a tag behind the others of its world. */
  addNoteTagMaster: write('admin', '/api/NoteTag/admin/addNoteTagMaster')
    .errors(refuses('WORLD_NOT_FOUND', 'NOTE_TAG_FAULT', 'NOTE_TAG_NAME_TAKEN', 'NOTE_TAGS_MOST'))
    .input(closed({ worldId: wordId, ...written }))
    .output(DeskTag),

  /** Changes name, reading and colour. */
  updateNoteTagMaster: write('admin', '/api/NoteTag/admin/updateNoteTagMaster')
    .errors({ ...notFound, ...refuses('NOTE_TAG_FAULT', 'NOTE_TAG_NAME_TAKEN') })
    .input(closed({ noteTagId: rowId, ...written }))
    .output(DeskTag),

  /** Puts all tags of a world into an order. */
  orderNoteTagMaster: write('admin', '/api/NoteTag/admin/orderNoteTagMaster')
    .errors(refuses('WORLD_NOT_FOUND', 'NOTE_TAG_ORDER'))
    .input(closed({ worldId: wordId, noteTagIdList: z.array(rowId).max(NOTE_TAGS_MOST) }))
    .output(closed({ worldId: wordId, noteTagIdList: z.array(rowId) })),

  /** Merges a tag into another one of its world: its notes get that one, and its name finds them still. */
  mergeNoteTagMaster: write('admin', '/api/NoteTag/admin/mergeNoteTagMaster')
    .errors({ ...notFound, ...refuses('NOTE_TAG_ELSEWHERE') })
    .input(closed({ noteTagId: rowId, intoId: rowId }))
    .output(DeskTag),

  /** Deletes a tag with its links. One that more notes have than the office was shown stays. */
  deleteNoteTagMaster: write('admin', '/api/NoteTag/admin/deleteNoteTagMaster/{noteTagId}')
    .errors({ ...notFound, ...refuses('NOTE_TAG_USED') })
    .input(closed({ noteTagId: rowIdInPath, useCount: count.max(1_000_000_000).optional() }))
    .output(closed({ noteTagId: rowId })),

  /** Links a tag to a note of the caller's. Linking it again is no error. */
  setNoteTag: write('owner', '/api/NoteTag/setNoteTag')
    .errors(linking)
    .input(closed({ noteId: rowId, noteTagId: rowId }))
    .output(linked),

  /** Makes some tags all that a note of the caller's has. */
  setNoteTags: write('owner', '/api/NoteTag/setNoteTags')
    .errors(linking)
    .input(closed({ noteId: rowId, noteTagIdList: z.array(rowId).max(10 * TAGS_OF_NOTE_MOST) }))
    .output(linked),

  /** Unlinks a tag. Unlinking one that the note does not have is no error. */
  deleteNoteTag: write('owner', '/api/NoteTag/deleteNoteTag')
    .errors(refuses('NOTE_NOT_FOUND'))
    .input(closed({ noteId: rowId, noteTagId: rowId }))
    .output(linked),

  /** Tags of a note that the caller may read. */
  getNoteTagList: read('public', '/api/NoteTag/getNoteTagList/{noteId}')
    .errors(refuses('NOTE_NOT_FOUND'))
    .input(closed({ noteId: rowIdInPath }))
    .output(linked),

  /** Tags of a world with all their names and the number of public notes, by which a search offers them. */
  getNoteTagMasterListForSearch: read('public', '/api/NoteTag/getNoteTagMasterListForSearch/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(closed({ worldId: wordId }))
    .output(
      closed({
        noteTagList: z.array(closed({ ...NoteTag.shape, aliasList: z.array(z.string()), noteCount: count })),
      }),
    ),
})
export type NoteTagContract = typeof noteTagContract
