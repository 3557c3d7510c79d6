// Words of the acts that fit a character out: equipment, skills, levels (see acts.ts).
import type { Facts, Words } from './acts.ts'
import { acted, words } from './words.ts'

const outfitWords: Record<string, Words> = {
  equipment: acted('装備の保存', '装備を保存'),
  skills: acted('スキルのセットの保存', 'スキルのセットを保存'),
  saveSet: words('装備セットの保存', '装備セットを取っておきました', '装備セットを取っておけませんでした'),
  removeSet: acted('装備セットの削除', '装備セットを削除'),
  levelUp: words('アイテムのレベルアップ', 'アイテムのレベルを上げました', 'アイテムのレベルを上げられませんでした'),
  learn: words('スキルの習得', 'スキルを覚えました', 'スキルを覚えられませんでした'),
  forget: words('スキルを忘れる操作', 'スキルを忘れました', 'スキルを忘れられませんでした'),
}

export const outfitActs = {
  'character.outfit': ({ doing }: Facts) =>
    outfitWords[String(doing).split(' ')[0] ?? ''] ?? acted('装備とスキルの変更', '装備とスキルを変更'),
}
