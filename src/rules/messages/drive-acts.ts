// Words of the acts on files of a drive (see acts.ts).
import type { Facts, Words } from './acts.ts'
import { acted, words } from './words.ts'

export const driveActs = {
  'drive.upload': (): Words => words('ドライブへの追加', 'ドライブに加えました', 'ドライブに加えられませんでした'),
  'drive.change': (): Words =>
    words('名前とフォルダの変更', '名前とフォルダを変えました', '名前とフォルダを変えられませんでした'),
  'drive.share': ({ days }: Facts): Words =>
    days === 0
      ? words('共有の終了', '共有を終えました', '共有を終えられませんでした')
      : words('ファイルの共有', 'ファイルを共有しました', 'ファイルを共有できませんでした'),
  'drive.setRemoved': ({ isRemoved }: Facts): Words =>
    isRemoved === 0
      ? words('ファイルの取り戻し', 'ファイルをもとに戻しました', 'ファイルをもとに戻せませんでした')
      : words('ごみ箱への移動', 'ごみ箱に入れました', 'ごみ箱に入れられませんでした'),
  'drive.deleteForGood': (): Words => acted('ファイルの完全な削除', 'ファイルを完全に削除'),
}
