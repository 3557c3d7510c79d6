// The short fields of an article being written: first values, and the checks before sending.
import { cleanInput } from '#app/ui/editor/pasted.ts'
import { fromJapanField, toJapanField } from '#rules/dates.ts'
import { checkMessages, notValid } from '#rules/messages/checks.ts'
import { NEWS_BODY_MAX, NEWS_TITLE_MAX } from '#rules/news.ts'
import type { NewsCategory } from '#rules/news-address.ts'
import { required } from '#rules/validation/standard.ts'
import type { AdminArticle } from './queries.ts'

export type Timing = 'now' | 'later'
export type NewsFields = {
  title: string
  category: NewsCategory
  worldId: string | null
  picture: string | null
  timing: Timing
  /** Value of a field of date and time, on a clock in Japan. */
  time: string
}
/** Planned publication of an article that is not public. */
export function timingOf(article: AdminArticle | null): Pick<NewsFields, 'timing' | 'time'> {
  const at = article && article.state !== 'published' ? article.publishAt : null
  const isAhead = at !== null && (article?.state === 'scheduled' || Date.parse(at) > Date.now())
  return isAhead ? { timing: 'later', time: toJapanField(at) } : { timing: 'now', time: '' }
}

export const fieldsOf = (article: AdminArticle | null): NewsFields => ({
  title: article?.title ?? '',
  category: article?.category ?? 'guide',
  worldId: article?.worldId ?? null,
  picture: article?.picture ?? null,
  ...timingOf(article),
})

/** The text as the field shows it. */
export const bodyOf = (article: AdminArticle | null): string => cleanInput(article?.body ?? '').text

export function isChanged(article: AdminArticle | null, fields: NewsFields, text: string): boolean {
  const before = fieldsOf(article)
  // A public article has its time already.
  const planned = ({ timing, time }: NewsFields) => (timing === 'later' && article?.state !== 'published' ? time : '')
  return (
    fields.title !== before.title ||
    fields.category !== before.category ||
    fields.worldId !== before.worldId ||
    fields.picture !== before.picture ||
    planned(fields) !== planned(before) ||
    text !== bodyOf(article)
  )
}

export const plannedTime = ({ timing, time }: NewsFields): string | null =>
  timing === 'later' ? fromJapanField(time) : null

export type FieldErrors = { title?: string; body?: string; time?: string }

/** Faults for which the form cannot be sent. */
export function errorsOf(
  fields: NewsFields,
  text: string,
  {
    isPublic,
    isTimed,
    now,
  }: {
    /** Whether readers will see the text, now or at its time. */
    isPublic: boolean
    /** Whether the time counts from now on. */
    isTimed: boolean
    now: number
  },
) {
  const errors: FieldErrors = {}
  if (!required(fields.title)) errors.title = checkMessages.required('タイトル')
  else if (fields.title.length > NEWS_TITLE_MAX) errors.title = checkMessages.max('タイトル', NEWS_TITLE_MAX)
  if (text.length > NEWS_BODY_MAX) errors.body = checkMessages.max('本文', NEWS_BODY_MAX)
  else if (isPublic && !required(text)) errors.body = checkMessages.required('本文')
  if (fields.timing === 'later') {
    const at = fromJapanField(fields.time)
    if (at === null) errors.time = checkMessages.required('公開日時')
    else if (!/^(20|21)/.test(at)) errors.time = notValid('公開日時')
    else if (isTimed && Date.parse(at) <= now) errors.time = '公開日時はいまより後にしてください'
  }
  return errors
}
