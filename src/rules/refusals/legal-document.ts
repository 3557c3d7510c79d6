// The refusals of writing legal documents: code, status, what users read.
import { refusalRows } from './rows.ts'

export const legalDocumentRefusals = /* @__PURE__ */ refusalRows({
  DOCUMENT_EMPTY: [400, '本文を入力してください。'],
  DOCUMENT_TOO_LONG: [400, '本文は、50,000文字以内で入力してください。'],
  DOCUMENT_CHANGED: [409, 'ほかの人が先に新しい版を公開しました。読み込み直して、新しい版をお確かめください。'],
})
