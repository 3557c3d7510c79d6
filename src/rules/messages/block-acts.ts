// Words of blocking somebody (see acts.ts).
import type { Facts, Words } from './acts.ts'

const words = (name: string, done: string, notDone: string): Words => ({ name, done, notDone })

export const blockActs = {
  'block.user': ({ isBlocked }: Facts): Words =>
    isBlocked === 0
      ? words('ブロックの解除', 'ユーザーのブロックを解除しました', 'ユーザーのブロックを解除できませんでした')
      : words('ブロック', 'ユーザーをブロックしました', 'ユーザーをブロックできませんでした'),
}
