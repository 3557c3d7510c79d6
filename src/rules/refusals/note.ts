// The refusals of the area note: code, status, what users read.
import { refusalRows } from './rows.ts'

export const noteRefusals = /* @__PURE__ */ refusalRows({
  NOTE_NOT_FOUND: [404, 'このノートは見つかりませんでした。'],
  NOTE_CHANGED: [409, 'ほかの画面で先に書き換えられています。読み込み直して、お確かめください。'],
  NOTE_FAULT: [422, 'ノートの内容をお確かめください。'],
  NOTES_MOST: [422, 'ノートの数が上限の2,000件に達しています。'],
  NOTE_COMMENTS_CLOSED: [403, 'このノートは、コメントを受け付けていません。'],
  NOTE_COMMENT_EMPTY: [422, 'コメントを入力してください。'],
  NOTE_COMMENT_TOO_LONG: [422, 'コメントは400文字以内で入力してください。'],
  NOTE_COMMENT_NOT_FOUND: [404, 'このコメントは見つかりませんでした。'],
  NOTE_TAG_NOT_FOUND: [404, 'このタグは見つかりませんでした。'],
  NOTE_TAG_FAULT: [422, 'タグの内容をお確かめください。'],
  NOTE_TAG_NAME_TAKEN: [409, '同じ名前のタグが、このワールドにもうあります。'],
  NOTE_TAGS_MOST: [422, 'タグの数が上限の100個に達しています。'],
  NOTE_TAG_ELSEWHERE: [422, 'ほかのワールドのタグは選べません。'],
  NOTE_TAG_TOO_MANY: [422, '1つのノートにつけられるタグは5個までです。'],
  NOTE_TAG_USED: [409, 'このタグは、ほかのノートにも使われていました。読み込み直して、お確かめください。'],
  NOTE_BOOK_NOT_FOUND: [404, 'このノートブックは見つかりませんでした。'],
  NOTE_BOOK_CHANGED: [409, 'ほかの画面で先に書き換えられています。読み込み直して、お確かめください。'],
  NOTE_BOOK_FAULT: [422, 'ノートブックの内容をお確かめください。'],
  NOTE_BOOKS_MOST: [422, 'ノートブックの数が上限の100冊に達しています。'],
  NOTE_BOOK_NOTES: [
    422,
    'ほかのノートブックに入ったノートか、削除されたノートがあります。読み込み直して、お確かめください。',
  ],
  NOTE_BOOK_PICTURE_UNREADABLE: [422, 'この画像は読み取れませんでした。ほかの画像を選んでください。'],
  NOTE_BOOK_PICTURES_MOST: [409, 'まだ表紙に使っていない画像が多すぎます。しばらくしてから、もう一度お試しください。'],
  NOTE_BOOK_PICTURE_NOT_FOUND: [422, '表紙の画像が届いていませんでした。選びなおしてください。'],
  NOTE_TAG_ORDER: [409, 'タグの並びが、ほかの画面で変わっています。読み込み直して、お確かめください。'],
})
