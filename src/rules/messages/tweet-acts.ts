// Words of the acts of tweets (see acts.ts).
import type { Facts, Words } from './acts.ts'

const words = (name: string, done: string, notDone: string): Words => ({ name, done, notDone })

export const tweetActs = {
  'tweet.post': () => words('つぶやき', 'つぶやきました', 'つぶやけませんでした'),
  'tweet.like': ({ isLiked }: Facts) =>
    isLiked === 0
      ? words('いいねの取り消し', 'いいねを取り消しました', 'いいねを取り消せませんでした')
      : words('いいね', 'いいねしました', 'いいねできませんでした'),
  'tweet.delete': () => words('つぶやきの削除', 'つぶやきを削除しました', 'つぶやきを削除できませんでした'),
}
