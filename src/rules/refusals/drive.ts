// The refusals of the area drive: code, status, what users read.
import { DRIVE_FILES_MOST, DRIVE_FOLDER_MAX, DRIVE_NAME_MAX } from '../drive.ts'
import { refusalRows } from './rows.ts'

export const driveRefusals = /* @__PURE__ */ refusalRows({
  DRIVE_NOT_FOUND: [404, 'ファイルが見つからないか、公開が終了しました。'],
  DRIVE_UNREADABLE: [422, 'この画像は読み取れませんでした。'],
  DRIVE_FULL: [
    409,
    `ドライブがいっぱいです。${DRIVE_FILES_MOST}枚・200 MBまで置けます。いらないものを完全に削除してください。`,
  ],
  DRIVE_NAME_EMPTY: [422, '名前を入力してください。'],
  DRIVE_NAME_LONG: [422, `名前は${DRIVE_NAME_MAX}文字以内で入力してください。`],
  DRIVE_FOLDER_LONG: [422, `フォルダの名前は${DRIVE_FOLDER_MAX}文字以内で入力してください。`],
  DRIVE_REMOVED: [409, 'ごみ箱にあるファイルです。もとに戻してからお使いください。'],
})
