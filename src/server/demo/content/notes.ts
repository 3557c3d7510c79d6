// Notes of the demo and the tags of its worlds from their files.
import { noteBookErrors } from '#rules/note-books.ts'
import { noteTagErrors, TAGS_OF_NOTE_MOST } from '#rules/note-tags.ts'
import { noteCommentFault, noteErrors } from '#rules/notes.ts'
import { demoWorldIds } from '../shapes/common.ts'
import { type DemoNote, type DemoNoteBook, type DemoNoteTags, note, noteBooks, noteTags } from '../shapes/note.ts'
import type { Content } from './read.ts'
import type { Reader } from './reader.ts'

export const readNotes = (reader: Reader): DemoNote[] =>
  demoWorldIds.flatMap(worldId =>
    reader.names(`notes/${worldId}`, '.md').flatMap(key => {
      const read = reader.sheet(`notes/${worldId}/${key}.md`, note)
      return read ? [{ key, worldId, ...read }] : []
    }),
  )

export const readNoteTags = (reader: Reader): DemoNoteTags[] => reader.json('note-tags.json', noteTags) ?? []

export const readNoteBooks = (reader: Reader): DemoNoteBook[] => reader.json('note-books.json', noteBooks) ?? []

/** Checks that each note, tag and book could be saved, and that characters and tags exist in its world. */
export function judgeNotes({ notes, noteBooks: books, noteTags: listed, people }: Content, reader: Reader): void {
  for (const { worldId, character, notes: keys, ...book } of books) {
    for (const words of Object.values(noteBookErrors(book))) reader.fault('note-books.json', book.title, words)
    for (const key of keys)
      if (!notes.some(told => told.worldId === worldId && told.key === key && told.character === character))
        reader.fault('note-books.json', book.title, `${character} has no note “${key}”`)
  }
  const isIn = (worldId: string, key: string) =>
    people.some(({ character }) => character.key === key && character.worldId === worldId)
  for (const { tags } of listed)
    for (const tag of tags)
      for (const words of Object.values(noteTagErrors(tag))) reader.fault('note-tags.json', tag.name, words)
  for (const told of notes) {
    const file = `notes/${told.worldId}/${told.key}.md`
    for (const [place, words] of Object.entries(noteErrors(told))) reader.fault(file, place, words)
    const known = listed.find(({ worldId }) => worldId === told.worldId)?.tags ?? []
    if (told.tags.length > TAGS_OF_NOTE_MOST) reader.fault(file, 'tags', `there are at most ${TAGS_OF_NOTE_MOST}`)
    for (const name of told.tags)
      if (!known.some(tag => tag.name === name)) reader.fault(file, 'tags', `${told.worldId} has no tag “${name}”`)
    for (const key of [told.character, ...told.remarks.map(({ character }) => character)])
      if (!isIn(told.worldId, key)) reader.fault(file, key, `${told.worldId} has no such character`)
    for (const { words } of told.remarks) {
      const fault = noteCommentFault(words)
      if (fault) reader.fault(file, 'comment', fault)
    }
    if (!told.isCommentable && told.remarks.length > 0) reader.fault(file, 'comment', 'it takes none')
  }
}
