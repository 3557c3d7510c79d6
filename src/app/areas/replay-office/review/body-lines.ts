// Lines of a replay's body by the writer's breaks, with the comments of the office on each.
import type { ReplayComment } from '#app/areas/scenario-replay/check-queries.ts'
import { strip } from '#rules/text/notation.ts'

/** Characters of a line that a comment keeps, so that it is understood after the line has changed. */
const QUOTED_MOST = 60

export interface BodyLine {
  /** From 1. */
  rowNo: number
  text: string
  quoted: string
  comments: readonly ReplayComment[]
}

export function bodyLines(body: string, commentList: readonly ReplayComment[]): BodyLine[] {
  return body.split('\n').map((text, index) => ({
    rowNo: index + 1,
    text,
    quoted: [...strip(text).trim()].slice(0, QUOTED_MOST).join(''),
    comments: commentList.filter(({ rowNo }) => rowNo === index + 1),
  }))
}

/** Comments on lines behind the end of the body, which has become shorter. */
export const behindEnd = (body: string, commentList: readonly ReplayComment[]): readonly ReplayComment[] => {
  const rows = body.split('\n').length
  return commentList.filter(({ rowNo }) => rowNo > rows)
}
