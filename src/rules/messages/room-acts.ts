// Words of the acts about masters and their rooms: following, the board, the master's desk, calls for openings (see acts.ts).
import type { Facts } from './acts.ts'
import { acted, following, words } from './words.ts'

export const roomActs = {
  'follow.master': following,
  'room.post': () => acted('掲示板の発言', '発言'),
  'room.deletePost': () => acted('発言の削除', '発言を削除'),
  'room.save': () => acted('マスタールームの保存', 'マスタールームを保存'),
  'room.notice': () => words('お知らせ', 'お知らせを載せました', 'お知らせを載せられませんでした'),
  'room.setNotice': ({ isDeleted }: Facts) =>
    isDeleted === 0
      ? words('お知らせを戻す操作', 'お知らせを戻しました', 'お知らせを戻せませんでした')
      : acted('お知らせの削除', 'お知らせを削除'),
  'room.addDay': () => words('予定の追加', '予定を加えました', '予定を加えられませんでした'),
  'room.removeDay': () => acted('予定の削除', '予定を削除'),
  'call.add': () => acted('呼び出しの登録', '呼び出しを登録'),
  'call.mute': ({ isMuted }: Facts) =>
    isMuted === 0
      ? acted('呼び出しの再開', '呼び出しを再開')
      : words('呼び出しの停止', '呼び出しを止めました', '呼び出しを止められませんでした'),
  'call.remove': () => acted('呼び出しの削除', '呼び出しを削除'),
}
