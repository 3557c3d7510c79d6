// Words of the acts of tweets (see acts.ts).
import { acted, liking, words } from './words.ts'

export const tweetActs = {
  'tweet.post': () => words('つぶやき', 'つぶやきました', 'つぶやけませんでした'),
  'tweet.like': liking,
  'tweet.delete': () => acted('つぶやきの削除', 'つぶやきを削除'),
}
