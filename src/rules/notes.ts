// Notes of characters: who may read them, their limits, their comments. Form and server ask here.
import { lengthCount, replaceCount } from './text/count.ts'

/** Readers of a note: everybody, friends of its character, its writer alone. */
export const noteScope = { everybody: 1, friends: 2, mine: 3 } as const
export type NoteScope = (typeof noteScope)[keyof typeof noteScope]
export const NOTE_SCOPES: readonly NoteScope[] = [noteScope.everybody, noteScope.friends, noteScope.mine]
export const noteScopeLabels: Record<NoteScope, string> = { 1: '全体公開', 2: 'フレンドまで', 3: '自分だけ' }

/** Most characters: max_digits for the title, max_digits_replace for the body, which has the notation. */
export const NOTE_MOST = { title: 60, body: 20_000 } as const
/** Most notes of one character. */
export const NOTES_MOST = 2_000
/** Days in which a removed note can be brought back; then it is deleted. */
export const NOTE_KEPT_DAYS = 30
export const NOTE_PAGE_SIZE = 20
export const OWN_NOTE_PAGE_SIZE = 20

export const NOTE_ORDERS = ['newest', 'liked'] as const
export type NoteOrder = (typeof NOTE_ORDERS)[number]
export const noteOrderLabels: Record<NoteOrder, string> = { newest: '新しい順', liked: 'いいねの多い順' }
export const NOTE_WORDS_MAX = 60

/** Most characters of a comment, by the count of limited fields (rules §3). */
export const NOTE_COMMENT_MAX = 400
/** Hard limit in UTF-16 units: far above it, so that a text that is too long gets a refusal that says so. */
export const NOTE_COMMENT_MOST = 4_000
export const NOTE_COMMENT_PAGE_SIZE = 20

export interface WrittenNote {
  title: string
  body: string
}

export type NoteErrors = Partial<Record<keyof WrittenNote, string>>

/** Faults for which a note is not saved. */
export function noteErrors({ title, body }: WrittenNote): NoteErrors {
  const errors: NoteErrors = {}
  if (title.trim() === '') errors.title = 'タイトルを入力してください。'
  else if (lengthCount(title) > NOTE_MOST.title)
    errors.title = `タイトルは${NOTE_MOST.title}文字以内で入力してください。`
  if (body.trim() === '') errors.body = '本文を入力してください。'
  else if (replaceCount(body) > NOTE_MOST.body)
    errors.body = `本文は${NOTE_MOST.body.toLocaleString('ja-JP')}文字以内で入力してください。`
  return errors
}

export const noteCommentFault = (body: string): 'NOTE_COMMENT_EMPTY' | 'NOTE_COMMENT_TOO_LONG' | null =>
  body.trim() === '' ? 'NOTE_COMMENT_EMPTY' : lengthCount(body) > NOTE_COMMENT_MAX ? 'NOTE_COMMENT_TOO_LONG' : null
