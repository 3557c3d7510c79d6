// Makers of the words of acts (see acts.ts).
import type { Facts, Words } from './acts.ts'

export const words = (name: string, done: string, notDone: string): Words => ({ name, done, notDone })

/** Words of an act that is called by a noun with する. @param what the act with its object: ノートを保存 */
export const acted = (name: string, what: string): Words => words(name, `${what}しました`, `${what}できませんでした`)

/** Words of liking anything, and of taking that back. */
export const liking = ({ isLiked }: Facts): Words =>
  isLiked === 0
    ? words('いいねの取り消し', 'いいねを取り消しました', 'いいねを取り消せませんでした')
    : acted('いいね', 'いいね')
