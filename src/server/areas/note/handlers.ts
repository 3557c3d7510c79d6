// The calls of notes, of their tags and of their books.
import { handlersOf, owned } from '../../platform/handlers.ts'
import { makeBookFile, makeNoteFile } from './book.ts'
import { bookPictures } from './book-pictures.ts'
import { getBook, getBookForEdit, listBooks } from './book-rows.ts'
import { comment, getComments, removeComment } from './comments.ts'
import { getForEdit, getNote } from './detail.ts'
import { likeNote, readToEnd } from './like.ts'
import { listNotes, listOwnNotes } from './lists.ts'
import { ownBookOrRemoved } from './own-book.ts'
import { ownNote, ownNoteOrRemoved } from './own-note.ts'
import { addTag, deleteTag, mergeTag, orderTags, updateTag } from './tag-desk.ts'
import { deleteNoteTag, getNoteTagList, setNoteTag, setNoteTags } from './tag-links.ts'
import { listDeskTags, listTags, listTagsForSearch } from './tag-lists.ts'
import { removeBook, restoreBook, saveBook } from './write-book.ts'
import { removeNote, restoreNote, saveNote } from './write-note.ts'

export const noteHandlers = handlersOf('note', {
  getList: listNotes,
  getOwnList: listOwnNotes,
  getDetail: getNote,
  getForEdit: owned(ownNote, getForEdit),
  save: saveNote,
  remove: owned(ownNoteOrRemoved, removeNote),
  restore: owned(ownNoteOrRemoved, restoreNote),
  like: likeNote,
  getComments,
  comment,
  removeComment,
  readToEnd,
  epub: makeNoteFile,
})

export const noteTagHandlers = handlersOf('noteTag', {
  getNoteTagMasterList: listTags,
  getAdminMasterList: listDeskTags,
  addNoteTagMaster: addTag,
  updateNoteTagMaster: updateTag,
  orderNoteTagMaster: orderTags,
  mergeNoteTagMaster: mergeTag,
  deleteNoteTagMaster: deleteTag,
  setNoteTag: owned(ownNote, setNoteTag),
  setNoteTags: owned(ownNote, setNoteTags),
  deleteNoteTag: owned(ownNote, deleteNoteTag),
  getNoteTagList,
  getNoteTagMasterListForSearch: listTagsForSearch,
})

export const noteBookHandlers = handlersOf('noteBook', {
  getList: listBooks,
  getDetail: getBook,
  getForEdit: getBookForEdit,
  uploadPicture: { byHand: bookPictures.take },
  save: saveBook,
  remove: owned(ownBookOrRemoved, removeBook),
  restore: owned(ownBookOrRemoved, restoreBook),
  epub: { byHand: ({ input, context }) => makeBookFile(context, { ...input, userId: context.viewer?.userId ?? null }) },
})
