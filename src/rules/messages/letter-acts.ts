// Words of the acts of letters and of the makai post (see acts.ts).
import type { Facts, Words } from './acts.ts'
import { acted, words } from './words.ts'

const sent = (): Words => words('手紙', '手紙を送りました', '手紙を送れませんでした')

export const letterActs = {
  'letter.send': sent,
  'letter.give': sent,
  'letter.gift': ({ isAccepted }: Facts) =>
    isAccepted === 0
      ? words('贈りものの返送', '贈りものを返しました', '贈りものを返せませんでした')
      : words('贈りものの受け取り', '贈りものを受け取りました', '贈りものを受け取れませんでした'),
  'letter.memo': () => acted('手紙のメモの保存', '手紙のメモを保存'),
  'makai.send': () => acted('手紙の投函', '手紙を投函'),
  'makai.ask': () => acted('運営への相談', '運営に相談'),
  'makai.decide': () => acted('相談への対応', '相談に対応'),
}
