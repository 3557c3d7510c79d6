// Address of a form at the office's desk: what of it is shown.
import { parsePage } from '#app/platform/page-search.ts'

export const deskViews = ['summary', 'answers', 'preview'] as const
export type DeskView = (typeof deskViews)[number]

export type DeskAddress = {
  /** part of the desk; the form itself by default */
  view?: DeskView | undefined
  /** one answer, among the answers */
  answer?: number | undefined
  page?: number | undefined
  draft?: string | undefined
}

export const readDesk = ({ view, answer, page }: DeskAddress): DeskAddress => ({
  view: deskViews.find(one => one === view),
  answer: Number.isInteger(answer) && Number(answer) > 0 ? answer : undefined,
  page: page === undefined ? undefined : parsePage(page),
})
