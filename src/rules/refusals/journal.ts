// The refusals of the area journal: code, status, what users read.
import { refusalRows } from './rows.ts'

export const journalRefusals = /* @__PURE__ */ refusalRows({
  JOURNAL_NOT_FOUND: [404, 'このジャーナルは見つかりませんでした。'],
  JOURNAL_RUN_NOT_FOUND: [404, 'この記録は見つかりませんでした。'],
  JOURNAL_RUNS_MOST: [422, '書きかけの記録が10件あります。ひとつ書き終えるか、消してから始めてください。'],
  JOURNAL_FINISHED: [409, 'この記録は、もう書き終えています。'],
  JOURNAL_UNFINISHED: [409, 'この記録は、まだ書き終えていません。'],
  JOURNAL_STEP: [409, 'ほかの画面で先に進んでいます。読み込み直して、お確かめください。'],
  JOURNAL_UNWRITTEN: [409, 'いまのページを書いてから、次へ進めます。'],
  JOURNAL_OVER: [409, '最後のページまで進んでいます。'],
  JOURNAL_ENTRY_EMPTY: [422, '記録を入力してください。'],
  JOURNAL_ENTRY_LONG: [422, '記録は1,200文字以内で入力してください。'],
  JOURNAL_CHANGED: [409, 'このジャーナルは別の画面で変更されています。読み込み直してください。'],
  JOURNAL_STATE: [409, 'ジャーナルがこの操作のできる状態ではありません。読み込み直してください。'],
  JOURNAL_INCOMPLETE: [422, '題名・紹介・言葉と、すべての出目の問いを決めてください。'],
  JOURNAL_PLAYED: [
    409,
    'このジャーナルはもう遊ばれています。さいころ・ページ数・問いの出目は変えられず、削除もできません。',
  ],
  JOURNAL_NOTE_THERE: [409, 'この記録は、もうノートになっています。'],
})
