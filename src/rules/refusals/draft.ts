// The refusals of the area draft: code, status, what users read.
import { refusalRows } from './rows.ts'

export const draftRefusals = /* @__PURE__ */ refusalRows({
  DRAFT_NOT_FOUND: [404, '下書きが見つかりませんでした。'],
  DRAFT_TOO_MANY: [422, '下書きは200件まで保存できます。使わない下書きを削除してください。'],
  DRAFT_COPY_TAKEN: [409, '下書きの控え番号がすでに使われています。もう一度保存してください。'],
  SNIPPET_TOO_MANY: [422, '定型文は100件まで保存できます。使わない定型文を削除してください。'],
})
