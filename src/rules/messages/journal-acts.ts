// Words of the acts of solo journals (see acts.ts).
import type { Facts, Words } from './acts.ts'
import { acted, words } from './words.ts'

const acts: Record<string, Words> = {
  begin: acted('ジャーナルの開始', 'ジャーナルを開始'),
  roll: words('さいころ', 'さいころを振りました', 'さいころを振れませんでした'),
  finish: words('ジャーナルの終わり', 'ジャーナルを書き終えました', 'ジャーナルを書き終えられませんでした'),
  publish: words('記録のノート', '記録をノートにしました', '記録をノートにできませんでした'),
  remove: acted('記録の削除', '記録を削除'),
}

export const journalActs = {
  'journal.entry': () => words('ジャーナルの記録', '記録を書きました', '記録を書けませんでした'),
  'journal.act': ({ act }: Facts): Words => acts[String(act)] ?? acted('ジャーナルの操作', 'ジャーナルを操作'),
}
