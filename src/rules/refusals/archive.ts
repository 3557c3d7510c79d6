// The refusals of the area archive: code, status, what users read.
import { refusalRows } from './rows.ts'

export const archiveRefusals = /* @__PURE__ */ refusalRows({
  ARCHIVE_EMPTY: [404, '公開されたリプレイはまだありません。'],
})
