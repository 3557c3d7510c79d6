// Words of the acts that fit a character out: equipment, skills, levels (see acts.ts).
import type { Facts, Words } from './acts.ts'

const words = (name: string, done: string, notDone: string): Words => ({ name, done, notDone })

const outfitWords: Record<string, Words> = {
  equipment: words('装備の保存', '装備を保存しました', '装備を保存できませんでした'),
  skills: words('スキルのセットの保存', 'スキルのセットを保存しました', 'スキルのセットを保存できませんでした'),
  saveSet: words('装備セットの保存', '装備セットを取っておきました', '装備セットを取っておけませんでした'),
  removeSet: words('装備セットの削除', '装備セットを削除しました', '装備セットを削除できませんでした'),
  levelUp: words('アイテムのレベルアップ', 'アイテムのレベルを上げました', 'アイテムのレベルを上げられませんでした'),
  learn: words('スキルの習得', 'スキルを覚えました', 'スキルを覚えられませんでした'),
  forget: words('スキルを忘れる操作', 'スキルを忘れました', 'スキルを忘れられませんでした'),
}

export const outfitActs = {
  'character.outfit': ({ doing }: Facts) =>
    outfitWords[String(doing).split(' ')[0] ?? ''] ??
    words('装備とスキルの変更', '装備とスキルを変更しました', '装備とスキルを変更できませんでした'),
}
