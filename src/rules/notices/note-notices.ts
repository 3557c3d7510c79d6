// Notices of notes: a comment on one's own, an answer to one's comment, likes, which are told once an hour.
import { DAY, defineNotice } from './notice.ts'

export type ToldNote = { worldId: string; noteId: number; title: string }
export type ToldNoteComment = ToldNote & { commentId: number; name: string }
/** @property hour of story time, in whole hours since 1970 */
export type ToldNoteLike = ToldNote & { hour: number }

const addressOf = ({ worldId, noteId }: ToldNote): string => `/world/${worldId}/note/${noteId}`

export const noteTopics = {
  comment: ({ noteId }: Pick<ToldNote, 'noteId'>) => `note:comment:${noteId}`,
  reply: ({ noteId }: Pick<ToldNote, 'noteId'>) => `note:reply:${noteId}`,
}

export const noteNotices = {
  'note.comment': defineNotice<ToldNoteComment>({
    setting: 'note',
    kind: 'people',
    worthMinutes: 2 * DAY,
    topic: noteTopics.comment,
    say: told => ({
      over: told.title,
      title: `${told.name}さんがノートにコメントしました`,
      href: `${addressOf(told)}#comments`,
      tone: 'success',
    }),
  }),
  'note.reply': defineNotice<ToldNoteComment>({
    setting: 'note',
    kind: 'people',
    worthMinutes: 2 * DAY,
    topic: noteTopics.reply,
    say: told => ({
      over: told.title,
      title: `${told.name}さんがコメントに返信しました`,
      href: `${addressOf(told)}#comments`,
      tone: 'success',
    }),
  }),
  'note.like': defineNotice<ToldNoteLike>({
    setting: 'note',
    restMinutes: DAY,
    kind: 'people',
    worthMinutes: DAY,
    topic: ({ noteId, hour }) => `note:like:${noteId}:${hour}`,
    say: told => ({
      over: told.title,
      title: 'ノートにいいねがつきました',
      href: addressOf(told),
      tone: 'success',
    }),
  }),
} as const
