// Words of acts between characters: friendship, following (see acts.ts).
import type { Facts, Words } from './acts.ts'
import { acted, following, words } from './words.ts'

const friendWords: Record<string, Words> = {
  ask: words('フレンド申請', 'フレンド申請を送りました', 'フレンド申請を送れませんでした'),
  accept: words('フレンド申請の承認', 'フレンドになりました', 'フレンド申請を承認できませんでした'),
  relation: acted('ひとことの保存', 'ひとことを保存'),
  'part:invited': words('フレンド申請の辞退', 'フレンド申請を断りました', 'フレンド申請を断れませんでした'),
  'part:asked': words('フレンド申請の取り消し', 'フレンド申請を取り消しました', 'フレンド申請を取り消せませんでした'),
  'part:friend': acted('フレンド解除', 'フレンドを解除'),
}

export const friendActs = {
  'follow.character': following,
  'friend.act': ({ act }: Facts): Words => friendWords[String(act)] ?? acted('フレンドの変更', 'フレンドを変更'),
}
