// Words of acts about one's own characters (see acts.ts).
import type { Facts } from './acts.ts'
import { acted, words } from './words.ts'

export const characterActs = {
  'character.speakAs': () =>
    words(
      '発言するキャラクターの切り替え',
      '発言するキャラクターを切り替えました',
      '発言するキャラクターを切り替えられませんでした',
    ),
  'character.register': () => acted('キャラクター登録', 'キャラクターを登録'),
  'character.saveProfile': () => acted('プロフィールの保存', 'プロフィールを保存'),
  'character.setIcon': () => words('アイコンの変更', 'アイコンを変えました', 'アイコンを変えられませんでした'),
  'character.arrange': () =>
    words('キャラクターの並べ替え', 'キャラクターを並べ替えました', 'キャラクターを並べ替えられませんでした'),
  'character.hide': ({ isHidden }: Facts) =>
    isHidden === 0
      ? words('キャラクターの表示', '一覧に出しました', '一覧に出せませんでした')
      : words('キャラクターの非表示', '一覧から外しました', '一覧から外せませんでした'),
  'character.title': ({ titleId }: Facts) =>
    titleId === 0
      ? words('称号を外す操作', '称号を外しました', '称号を外せませんでした')
      : words('称号の変更', '称号を変えました', '称号を変えられませんでした'),
  'character.rest': ({ isResting }: Facts) =>
    isResting === 0 ? acted('休止中の解除', '休止中を解除') : acted('休止中の表示', '休止中に'),
}
