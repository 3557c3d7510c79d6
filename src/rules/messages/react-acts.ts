// Words of the acts about situations (see acts.ts).
import type { Facts, Words } from './acts.ts'

const words = (name: string, done: string, notDone: string): Words => ({ name, done, notDone })

export const reactActs = {
  'react.save': () =>
    words('シチュエーションの保存', 'シチュエーションを保存しました', 'シチュエーションを保存できませんでした'),
  'react.end': ({ isClosing }: Facts) =>
    isClosing === 1
      ? words('リアクトの受付の終了', 'リアクトの受付を終えました', 'リアクトの受付を終えられませんでした')
      : words('シチュエーションの削除', 'シチュエーションを削除しました', 'シチュエーションを削除できませんでした'),
  'react.terms': () =>
    words('リアクトの受付の保存', 'リアクトの受付を保存しました', 'リアクトの受付を保存できませんでした'),
  'react.order': () => words('リアクトのオーダー', 'リアクトをオーダーしました', 'リアクトをオーダーできませんでした'),
}
