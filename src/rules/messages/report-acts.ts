// Words of reporting and of deciding on reports (see acts.ts).
import type { Facts, Words } from './acts.ts'
import { acted } from './words.ts'

const decisions: Record<string, Words> = {
  nothing: acted('通報の判断', '問題なしと判断'),
  removed: acted('通報の判断', '通報されたものを削除'),
}

export const reportActs = {
  'report.send': () => acted('通報', '通報'),
  'report.decide': ({ decision }: Facts): Words =>
    decisions[String(decision)] ?? acted('通報の判断', '書いた方に注意を送信'),
}
