// The refusals of the area ogp: code, status, what users read.
import { refusalRows } from './rows.ts'

export const ogpRefusals = /* @__PURE__ */ refusalRows({
  PREVIEW_NOT_THERE: [404, 'リンク先の内容を読み取れませんでした。'],
})
