// Words of the acts about masters and their rooms: following, the board, the master's desk, calls for openings (see acts.ts).
import type { Facts, Words } from './acts.ts'

const words = (name: string, done: string, notDone: string): Words => ({ name, done, notDone })

export const roomActs = {
  'follow.master': ({ wanted }: Facts) =>
    wanted === 0
      ? words('フォロー解除', 'フォローを解除しました', 'フォローを解除できませんでした')
      : words('フォロー', 'フォローしました', 'フォローできませんでした'),
  'room.post': () => words('掲示板の発言', '発言しました', '発言できませんでした'),
  'room.deletePost': () => words('発言の削除', '発言を削除しました', '発言を削除できませんでした'),
  'room.save': () =>
    words('マスタールームの保存', 'マスタールームを保存しました', 'マスタールームを保存できませんでした'),
  'room.notice': () => words('お知らせ', 'お知らせを載せました', 'お知らせを載せられませんでした'),
  'room.setNotice': ({ isDeleted }: Facts) =>
    isDeleted === 0
      ? words('お知らせを戻す操作', 'お知らせを戻しました', 'お知らせを戻せませんでした')
      : words('お知らせの削除', 'お知らせを削除しました', 'お知らせを削除できませんでした'),
  'room.addDay': () => words('予定の追加', '予定を加えました', '予定を加えられませんでした'),
  'room.removeDay': () => words('予定の削除', '予定を削除しました', '予定を削除できませんでした'),
  'call.add': () => words('呼び出しの登録', '呼び出しを登録しました', '呼び出しを登録できませんでした'),
  'call.mute': ({ isMuted }: Facts) =>
    isMuted === 0
      ? words('呼び出しの再開', '呼び出しを再開しました', '呼び出しを再開できませんでした')
      : words('呼び出しの停止', '呼び出しを止めました', '呼び出しを止められませんでした'),
  'call.remove': () => words('呼び出しの削除', '呼び出しを削除しました', '呼び出しを削除できませんでした'),
}
