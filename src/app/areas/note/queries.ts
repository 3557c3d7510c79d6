// Reads of notes and their tags, and addresses of books.
import noteRoutes from 'virtual:contract/note'
import bookRoutes from 'virtual:contract/noteBook'
import tagRoutes from 'virtual:contract/noteTag'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { NoteContract } from '#contract/note.ts'
import type { NoteBookContract } from '#contract/note-book.ts'
import type { NoteTagContract } from '#contract/note-tag.ts'
import { NOTE_COMMENT_PAGE_SIZE, NOTE_PAGE_SIZE, OWN_NOTE_PAGE_SIZE } from '#rules/notes.ts'
import type { EpubDirection } from '#rules/novel.ts'
import type { OwnNotesAddress } from './address.ts'
import type { NoteSearchAddress } from './search-address.ts'

export const noteCalls = connect<NoteContract>('note', noteRoutes)
export const noteBookCalls = connect<NoteBookContract>('noteBook', bookRoutes)
export const noteTagCalls = connect<NoteTagContract>('noteTag', tagRoutes)

export type NoteList = Awaited<ReturnType<typeof noteCalls.getList.send>>
export type NoteItem = NoteList['noteList'][number]
export type Note = Awaited<ReturnType<typeof noteCalls.getDetail.send>>
export type WrittenNote = Awaited<ReturnType<typeof noteCalls.getForEdit.send>>
export type NoteTag = NoteItem['noteTagList'][number]
export type FoundNoteTag = Awaited<
  ReturnType<typeof noteTagCalls.getNoteTagMasterListForSearch.send>
>['noteTagList'][number]
export type BookList = Awaited<ReturnType<typeof noteBookCalls.getList.send>>
export type ListedBook = BookList['noteBookList'][number]
export type NoteBook = Awaited<ReturnType<typeof noteBookCalls.getDetail.send>>
export type EditedBook = Awaited<ReturnType<typeof noteBookCalls.getForEdit.send>>
export type BookEntry = NoteBook['noteList'][number]
export type NoteComments = Awaited<ReturnType<typeof noteCalls.getComments.send>>
export type NoteComment = NoteComments['commentList'][number]
export type DeskWorld = Awaited<ReturnType<typeof noteTagCalls.getAdminMasterList.send>>['worldList'][number]
export type DeskTag = DeskWorld['noteTagList'][number]

export const noteQueries = {
  list: (worldId: string, { q, tags, by, order, page }: NoteSearchAddress) =>
    readQuery(
      noteCalls.getList,
      {
        ...{ worldId, order, pageStart: page, perPage: NOTE_PAGE_SIZE },
        ...(q === '' ? {} : { keyword: q }),
        ...(by === undefined ? {} : { characterId: by }),
        ...(tags.length === 0 ? {} : { noteTagIdList: [...tags] }),
      },
      { kept: true },
    ),
  own: (characterId: string, { scope, page }: OwnNotesAddress) =>
    readQuery(
      noteCalls.getOwnList,
      { characterId, pageStart: page, perPage: OWN_NOTE_PAGE_SIZE, ...(scope === undefined ? {} : { scope }) },
      { kept: true },
    ),
  note: (noteId: number) => readQuery(noteCalls.getDetail, { noteId }, { kept: true }),
  written: (noteId: number) => readQuery(noteCalls.getForEdit, { noteId }, { kept: true }),
  comments: (noteId: number, page: number) =>
    readQuery(noteCalls.getComments, { noteId, pageStart: page, perPage: NOTE_COMMENT_PAGE_SIZE }, { kept: true }),
}

export const noteBookQueries = {
  ofCharacter: (ofCharacterId: string) =>
    readQuery(noteBookCalls.getList, { ofCharacterId, pageStart: 1, perPage: 50 }, { kept: true }),
  book: (noteBookId: number) => readQuery(noteBookCalls.getDetail, { noteBookId }, { kept: true }),
  written: (characterId: string, noteBookId: number | null) =>
    readQuery(
      noteBookCalls.getForEdit,
      { characterId, ...(noteBookId === null ? {} : { noteBookId }) },
      { kept: true },
    ),
}

export const noteTagQueries = {
  ofWorld: (worldId: string) => readQuery(noteTagCalls.getNoteTagMasterList, { worldId }, { kept: true }),
  forSearch: (worldId: string) => readQuery(noteTagCalls.getNoteTagMasterListForSearch, { worldId }, { kept: true }),
  ofNote: (noteId: number) => readQuery(noteTagCalls.getNoteTagList, { noteId }, { kept: true }),
  desk: () => readQuery(noteTagCalls.getAdminMasterList, {}),
}

/** Address of the file of a note, or of a book of notes. */
export const noteFileAddress = (noteId: number, direction: EpubDirection): string =>
  noteCalls.epub.request({ noteId, direction }).url
export const bookFileAddress = (noteBookId: number, direction: EpubDirection): string =>
  noteBookCalls.epub.request({ noteBookId, direction }).url
