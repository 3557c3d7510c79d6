// Words of the acts about situations (see acts.ts).
import type { Facts } from './acts.ts'
import { acted, words } from './words.ts'

export const reactActs = {
  'react.save': () => acted('シチュエーションの保存', 'シチュエーションを保存'),
  'react.end': ({ isClosing }: Facts) =>
    isClosing === 1
      ? words('リアクトの受付の終了', 'リアクトの受付を終えました', 'リアクトの受付を終えられませんでした')
      : acted('シチュエーションの削除', 'シチュエーションを削除'),
  'react.terms': () => acted('リアクトの受付の保存', 'リアクトの受付を保存'),
  'react.order': () => acted('リアクトのオーダー', 'リアクトをオーダー'),
}
