// Words of making and ending links: to goods, to a calendar (see acts.ts).
import type { Facts, Words } from './acts.ts'
import { acted, words } from './words.ts'

const distribution: Record<string, Words> = {
  make: words('配布リンクの作成', '配布リンクを作りました', '配布リンクを作れませんでした'),
  stop: words('配布の停止', '配布を止めました', '配布を止められませんでした'),
  resume: acted('配布の再開', '配布を再開'),
}

const calendar: Record<string, Words> = {
  make: words('カレンダーのリンクの作成', 'カレンダーのリンクを作りました', 'カレンダーのリンクを作れませんでした'),
  end: words('カレンダーのリンクの停止', 'カレンダーのリンクを止めました', 'カレンダーのリンクを止められませんでした'),
}

export const linkActs = {
  'distribution.link': ({ doing }: Facts): Words =>
    distribution[String(doing)] ?? acted('配布リンクの変更', '配布リンクを変更'),
  'calendar.link': ({ doing }: Facts): Words =>
    calendar[String(doing)] ?? acted('カレンダーのリンクの変更', 'カレンダーのリンクを変更'),
}
