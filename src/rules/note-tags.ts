// Tags of notes: each world has an official list, which the office keeps.
import { searchKey, searchWords } from './novel.ts'
import { lengthCount } from './text/count.ts'

/** Tints of tags, by the names of the chips' tones. */
export const NOTE_TAG_TINTS = ['line', 'ai', 'matsuba', 'kin', 'shu'] as const
export type NoteTagTint = (typeof NOTE_TAG_TINTS)[number]
export const noteTagTintLabels: Record<NoteTagTint, string> = {
  line: '無地',
  ai: '藍',
  matsuba: '松葉',
  kin: '金',
  shu: '朱',
}

export const NOTE_TAG_NAME_MAX = 20
export const NOTE_TAG_READING_MAX = 40
/** Most tags of one world. */
export const NOTE_TAGS_MOST = 100
/** Most tags of one note. */
export const TAGS_OF_NOTE_MOST = 5

export interface WrittenNoteTag {
  name: string
  reading: string
}

export type NoteTagErrors = Partial<Record<keyof WrittenNoteTag, string>>

/** A name as two tags are compared: width, capitals and kind of kana make no difference. */
export const noteTagKey = (name: string): string => searchKey(name.trim()).replaceAll(/\s+/g, ' ')

export function noteTagErrors({ name, reading }: WrittenNoteTag): NoteTagErrors {
  const errors: NoteTagErrors = {}
  if (name.trim() === '') errors.name = 'タグの名前を入力してください。'
  else if (lengthCount(name) > NOTE_TAG_NAME_MAX) errors.name = `名前は${NOTE_TAG_NAME_MAX}文字以内で入力してください。`
  if (lengthCount(reading) > NOTE_TAG_READING_MAX)
    errors.reading = `よみがなは${NOTE_TAG_READING_MAX}文字以内で入力してください。`
  else if (!/^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]*$/u.test(reading))
    errors.reading = 'よみがなは、ひらがなかカタカナで入力してください。'
  return errors
}

export interface FoundTag {
  name: string
  reading: string
  /** Names of tags that were merged into it. */
  aliases: readonly string[]
}

/** Whether a tag is found by typed words: each stands in its name, its reading or a name that it had. */
export function isTagFound({ name, reading, aliases }: FoundTag, typed: string): boolean {
  const words = searchWords(typed)
  const known = searchKey([name, reading, ...aliases].join('\n'))
  return words.every(word => known.includes(word))
}
