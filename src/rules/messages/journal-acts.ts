// Words of the acts of solo journals and of the office's desk of them (see acts.ts).
import type { Facts, Words } from './acts.ts'
import { acted, words } from './words.ts'

const acts: Record<string, Words> = {
  begin: acted('ジャーナルの開始', 'ジャーナルを開始'),
  roll: words('さいころ', 'さいころを振りました', 'さいころを振れませんでした'),
  finish: words('ジャーナルの終わり', 'ジャーナルを書き終えました', 'ジャーナルを書き終えられませんでした'),
  publish: words('記録のノート', '記録をノートにしました', '記録をノートにできませんでした'),
  remove: acted('記録の削除', '記録を削除'),
}

const deskSteps: Record<string, Words> = {
  publish: acted('ジャーナルの公開', 'ジャーナルを公開'),
  withdraw: words('ジャーナルの取り下げ', 'ジャーナルを下書きに戻しました', 'ジャーナルを下書きに戻せませんでした'),
  remove: acted('ジャーナルの削除', 'ジャーナルの下書きを削除'),
}

export const journalActs = {
  'journal.save': () => acted('ジャーナルの保存', 'ジャーナルを保存'),
  'journal.step': ({ step }: Facts): Words =>
    deskSteps[String(step)] ?? words('ジャーナルの変更', 'ジャーナルを変えました', 'ジャーナルを変えられませんでした'),
  'journal.entry': () => words('ジャーナルの記録', '記録を書きました', '記録を書けませんでした'),
  'journal.act': ({ act }: Facts): Words => acts[String(act)] ?? acted('ジャーナルの操作', 'ジャーナルを操作'),
}
