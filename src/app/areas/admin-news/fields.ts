// The form of an article: the table of its fields beside its body, which is its long text.
import { pictureField, timeWords } from '#app/shared/form/fields.ts'
import { type Faults, type FormKind, type Ground, oneOf, textOf, textOrNull } from '#app/shared/form/table.ts'
import type { Form } from '#app/shared/form/use-form.ts'
import { cleanInput } from '#app/ui/editor/pasted.ts'
import { fromJapanField, toJapanField } from '#rules/dates.ts'
import { checkMessages, notValid } from '#rules/messages/checks.ts'
import { NEWS_BODY_MAX, NEWS_TITLE_MAX, newsCategoryLabels } from '#rules/news.ts'
import { type NewsCategory, newsCategories } from '#rules/news-address.ts'
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
/** An article as its form goes back to it; null: there is none yet. */
export type NewsGround = Ground<NewsFields> & { article: AdminArticle | null }
export type NewsForm = Form<NewsFields, Judged, NewsGround>

/** Planned publication of an article that is not public. */
export function timingOf(article: AdminArticle | null): Pick<NewsFields, 'timing' | 'time'> {
  const { state, publishAt = null, serverTime = '' } = article ?? {}
  const isAhead = state === 'scheduled' || Date.parse(publishAt ?? '') > Date.parse(serverTime)
  return isAhead && state !== 'published'
    ? { timing: 'later', time: toJapanField(publishAt) }
    : { timing: 'now', time: '' }
}

export const groundOf = (article: AdminArticle | null): NewsGround => ({
  ...{ article, version: article?.version ?? 0, text: cleanInput(article?.body ?? '').text },
  fields: {
    title: article?.title ?? '',
    category: article?.category ?? 'guide',
    worldId: article?.worldId ?? null,
    picture: article?.picture ?? null,
    ...timingOf(article),
  },
})

export const plannedTime = ({ timing, time }: NewsFields): string | null =>
  timing === 'later' ? fromJapanField(time) : null

export interface Judged {
  /** Whether readers will see the text, now or at its time. */
  isPublic: boolean
  /** Whether the time counts from now on; null: it is public, and has its time already. */
  isTimed: boolean | null
  now: number
}

/** Faults for which the form cannot be sent. */
function faultsOf({ title, timing, time }: NewsFields, text: string, { isPublic, isTimed, now }: Judged) {
  const faults: Faults<NewsFields> = {}
  if (!required(title)) faults.title = checkMessages.required('タイトル')
  else if (title.length > NEWS_TITLE_MAX) faults.title = checkMessages.max('タイトル', NEWS_TITLE_MAX)
  if (text.length > NEWS_BODY_MAX) faults.text = checkMessages.max('本文', NEWS_BODY_MAX)
  else if (isPublic && !required(text)) faults.text = checkMessages.required('本文')
  if (timing === 'later' && isTimed !== null) {
    const at = fromJapanField(time)
    if (at === null) faults.time = checkMessages.required('公開日時')
    else if (!/^(20|21)/.test(at)) faults.time = notValid('公開日時')
    else if (isTimed && Date.parse(at) <= now) faults.time = '公開日時はいまより後にしてください'
  }
  return faults
}

export const newsKind: FormKind<NewsFields, Judged, NewsGround> = {
  what: 'お知らせ',
  text: '本文',
  title: ({ title }) => title || '（タイトルなし）',
  faults: faultsOf,
  table: {
    title: {
      ...{ label: 'タイトル', empty: '', read: textOf, required: true },
      control: { as: 'line', count: text => `${text.length} / ${NEWS_TITLE_MAX}文字` },
    },
    category: {
      ...{ label: '分類', empty: 'guide', read: oneOf(newsCategories) },
      words: ({ category }) => newsCategoryLabels[category],
      control: { as: 'choice', options: newsCategories.map(category => [category, newsCategoryLabels[category]]) },
    },
    worldId: { label: 'ワールド', empty: null, read: textOrNull, control: { as: 'choice', options: [] } },
    picture: pictureField,
    timing: { label: '公開の日時', empty: 'now', read: oneOf(['now', 'later']), counts: () => null },
    time: {
      ...{ label: '公開の日時', empty: '', read: textOf },
      // A public article has its time already.
      counts: (fields, { article }) => article?.state !== 'published' && fields.timing === 'later' && fields.time,
      words: ({ timing, time }) => timing === 'later' && timeWords(time, 'に公開'),
    },
  },
}
