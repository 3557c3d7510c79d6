// The short fields of an article as its draft stores them beside the text: written out, read back, in words.
import { formatDateTime } from '#rules/dates.ts'
import { newsCategoryLabels } from '#rules/news.ts'
import { parseNewsCategory } from '#rules/news-address.ts'
import { fieldsOf, type NewsFields, plannedTime } from './fields.ts'
import type { AdminArticle } from './queries.ts'

export type Written = {
  /** Version of the article from which the draft was written; 0: there was none. */
  baseVersion: number
  fields: NewsFields
}

export const writeOut = ({ baseVersion, fields }: Written): string => JSON.stringify({ baseVersion, ...fields })

const isText = (value: unknown): value is string => typeof value === 'string'
const textOrNull = (value: unknown, otherwise: string | null): string | null =>
  isText(value) || value === null ? value : otherwise

/** Fields of a draft; those that it lacks, or has from a later build, are taken from the article. */
export function readWritten(text: string, article: AdminArticle | null): Written {
  const first = fieldsOf(article)
  const none = { baseVersion: article?.version ?? 0, fields: first }
  let raw: Partial<Record<'baseVersion' | keyof NewsFields, unknown>> | null
  try {
    raw = JSON.parse(text)
  } catch {
    return none
  }
  if (typeof raw !== 'object' || raw === null) return none
  const fields: NewsFields = {
    title: isText(raw.title) ? raw.title : first.title,
    category: (isText(raw.category) && parseNewsCategory(raw.category)) || first.category,
    worldId: textOrNull(raw.worldId, first.worldId),
    picture: textOrNull(raw.picture, first.picture),
    timing: raw.timing === 'now' || raw.timing === 'later' ? raw.timing : first.timing,
    time: isText(raw.time) ? raw.time : first.time,
  }
  // A draft of a new article has no version to be based on.
  const isKnown = article !== null && Number.isInteger(raw.baseVersion)
  return { baseVersion: isKnown ? Number(raw.baseVersion) : none.baseVersion, fields }
}

/** Short description of a version, for the comparison of two. */
export function wordsOf(text: string, article: AdminArticle | null): string {
  const { fields } = readWritten(text, article)
  const planned = plannedTime(fields)
  const facts = [
    newsCategoryLabels[fields.category],
    fields.picture === null ? '絵なし' : '絵あり',
    planned && `${formatDateTime(planned)}に公開`,
  ]
  return `${fields.title || '（タイトルなし）'}（${facts.filter(Boolean).join('・')}）`
}
