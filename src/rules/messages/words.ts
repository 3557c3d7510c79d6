// Makers of the words of acts (see acts.ts).
import type { Facts, Words } from './acts.ts'

export const words = (name: string, done: string, notDone: string): Words => ({ name, done, notDone })

/** Words of an act that is called by a noun with する. @param what the act with its object: ノートを保存 */
export const acted = (name: string, what: string): Words => words(name, `${what}しました`, `${what}できませんでした`)

/** Name of an act that waits for a network: フォロー解除（送信待ち） */
export const waitingName = ({ name }: Pick<Words, 'name'>): string => `${name}（送信待ち）`

/** Words of following anybody, and of ending that. */
export const following = ({ wanted }: Facts): Words =>
  wanted === 0 ? acted('フォロー解除', 'フォローを解除') : acted('フォロー', 'フォロー')

/** Words of liking anything, and of taking that back. */
export const liking = ({ isLiked }: Facts): Words =>
  isLiked === 0
    ? words('いいねの取り消し', 'いいねを取り消しました', 'いいねを取り消せませんでした')
    : acted('いいね', 'いいね')
