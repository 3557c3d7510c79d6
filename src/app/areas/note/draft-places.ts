// Notes, comments on notes and books of notes, in lists of drafts.
import { BookMarked, MessageSquareText, NotebookPen } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    note: DraftPlace
    noteComment: DraftPlace
    noteBook: DraftPlace
  }
}

export const NOTE_PLACE = 'note'
export const NOTE_COMMENT_PLACE = 'noteComment'
export const NOTE_BOOK_PLACE = 'noteBook'

/** Note that is written: its world, and its id where it is there already. */
export type NoteOf = { worldId: string; noteId: number | null }

export const noteTarget = ({ worldId, noteId }: NoteOf): string => `${worldId}:${noteId ?? 'new'}`
export const noteCommentTarget = ({ worldId, noteId }: { worldId: string; noteId: number }): string =>
  `${worldId}:${noteId}`

const partsOf = (target: string): [worldId: string, note: string] => {
  const at = target.lastIndexOf(':')
  return [encodeURIComponent(target.slice(0, at)), encodeURIComponent(target.slice(at + 1))]
}

export const notePlace: DraftPlace = {
  label: 'ノート',
  icon: NotebookPen,
  path: target => {
    const [worldId, note] = partsOf(target)
    return `/world/${worldId}/characterNote/${note}`
  },
}

export const noteCommentPlace: DraftPlace = {
  label: 'ノートへのコメント',
  icon: MessageSquareText,
  path: target => {
    const [worldId, note] = partsOf(target)
    return `/world/${worldId}/note/${note}`
  },
}

export type BookOf = { worldId: string; noteBookId: number | null }
export const noteBookTarget = ({ worldId, noteBookId }: BookOf): string => `${worldId}:${noteBookId ?? 'new'}`

export const noteBookPlace: DraftPlace = {
  label: 'ノートブック',
  icon: BookMarked,
  path: target => {
    const [worldId, book] = partsOf(target)
    return `/world/${worldId}/characterNoteBook/${book === 'new' ? 'new' : `edit?noteBookId=${book}`}`
  },
}
