// Words of blocking and muting (see acts.ts).
import type { Facts, Words } from './acts.ts'
import { acted } from './words.ts'

export const blockActs = {
  'block.user': ({ isBlocked }: Facts): Words =>
    isBlocked === 0 ? acted('ブロックの解除', 'ユーザーのブロックを解除') : acted('ブロック', 'ユーザーをブロック'),
  'mute.set': ({ isMuted }: Facts): Words =>
    isMuted === 0 ? acted('ミュートの解除', 'ミュートを解除') : acted('ミュート', 'ミュート'),
}
