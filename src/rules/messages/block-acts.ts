// Words of blocking somebody (see acts.ts).
import type { Facts, Words } from './acts.ts'
import { acted } from './words.ts'

export const blockActs = {
  'block.user': ({ isBlocked }: Facts): Words =>
    isBlocked === 0 ? acted('ブロックの解除', 'ユーザーのブロックを解除') : acted('ブロック', 'ユーザーをブロック'),
}
