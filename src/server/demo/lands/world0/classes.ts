// 灯守のエルダ: where one comes from, what one does by lamplight, and what one does besides.
import type { DemoClass, DemoNumbers } from '../../shapes.ts'

/** What anybody born within a light's reach has. */
const body: DemoNumbers = {
  1: 40,
  2: 18,
  3: 24,
  4: 20,
  5: 12,
  6: 12,
  8: 2,
  9: 12,
  10: 10,
  11: 20,
  12: 18,
  14: 8,
  15: 6,
  17: 10,
  18: 10,
  19: 10,
  20: 8,
  21: 8,
  22: 8,
  24: 6,
  25: 3,
  26: 8,
}

export const classes: readonly DemoClass[] = [
  {
    classId: 'A01',
    classKind: 'A',
    className: '岬の民',
    description:
      '灯台の足もとで生まれ、霧笛を子守唄に育った人びと。石段をのぼる脚と、待つことのじょうずさでは、だれにも負けません。',
    kijun: { ...body, 1: 46, 5: 14, 18: 13, 19: 13, 26: 12 },
    hosei: { 1: 2, 5: 1 },
  },
  {
    classId: 'A02',
    classKind: 'A',
    className: '霧生まれ',
    description:
      '霧のいちばん濃い晩に、舟の上で生まれた者。輪郭がすこしやわらかく、道に迷ったことだけは一度もありません。',
    kijun: { ...body, 3: 27, 8: 3, 9: 17, 11: 23, 12: 24, 15: 11 },
    hosei: { 1: 1, 9: 1 },
  },
  {
    classId: 'A03',
    classKind: 'A',
    className: '硝子の民',
    description:
      '月の夜に窯をひらく谷の人びと。肌が灯を映して、ほのかに光ります。こころが動くと光が揺れるので、隠しごとは苦手です。',
    kijun: { ...body, 1: 34, 2: 26, 6: 17, 10: 16, 14: 5, 21: 14 },
    hosei: { 2: 1, 10: 1 },
  },
  {
    classId: 'A04',
    classKind: 'A',
    className: '鯨の裔',
    description: '硝子の鯨に育てられたという一族の末。息が長く、声が低く、潮の変わりめにはすこし泣きたくなります。',
    kijun: { ...body, 1: 44, 4: 25, 20: 13, 22: 14, 24: 13, 26: 13 },
    hosei: { 1: 2, 22: 1 },
  },
  {
    classId: 'B01',
    classKind: 'B',
    className: '燈騎士',
    description:
      '灯籠を盾に、長柄を剣にして、灯の道を行く舟を守る者。誓いのことばは「かならず、おまえの足もとから照らす」。',
    kijun: { 1: 14, 5: 6, 10: 4, 13: 6, 14: 6, 19: 5 },
    hosei: { 5: 1, 10: 1, 14: 1, 16: 22 },
  },
  {
    classId: 'B02',
    classKind: 'B',
    className: '霧読み',
    description:
      '霧の濃淡を文字のように読む者。あすの霧も、きのうの霧も読めますが、自分の頭のうえの霧だけは読めません。',
    kijun: { 2: 6, 9: 9, 17: 6, 20: 4, 21: 4 },
    hosei: { 9: 2, 17: 1, 16: 13 },
  },
  {
    classId: 'B03',
    classKind: 'B',
    className: '灯室番',
    description: '灯台のてっぺんで夜どおし火を見守る者。日誌をつけ、茶をわかし、帰ってくる舟の数をかぞえて眠ります。',
    kijun: { 2: 10, 10: 6, 17: 4, 18: 4, 21: 6, 23: 4 },
    hosei: { 10: 1, 18: 1, 23: 1, 16: 15 },
  },
  {
    classId: 'B04',
    classKind: 'B',
    className: '霧渡り',
    description: '灯の届かない海を、届けもののために渡る者。舟は小さく、荷は軽く、別れのあいさつはいつも短い。',
    kijun: { 3: 6, 4: 8, 11: 5, 12: 6, 22: 4 },
    hosei: { 3: 1, 4: 1, 11: 1, 16: 17 },
  },
  {
    classId: 'B05',
    classKind: 'B',
    className: '油さし',
    description:
      '匙ひとつで灯を生かす者。ひと匙で舟が一艘帰る、と教わります。こぼした匙にも意味がある、と教わるのは、もっとあと。',
    kijun: { 2: 12, 6: 7, 10: 5, 23: 6 },
    hosei: { 2: 1, 6: 2, 16: 12 },
  },
  {
    classId: 'B06',
    classKind: 'B',
    className: '鯨追い',
    description:
      '硝子の鯨を追い、その鳴きかたを岬へ知らせる者。銛を持ちますが、投げたことはありません。投げるものではないのです。',
    kijun: { 1: 10, 4: 5, 5: 5, 13: 5, 22: 7 },
    hosei: { 4: 1, 5: 1, 22: 1, 16: 20 },
  },
  {
    classId: 'C01',
    classKind: 'C',
    className: '地図書き',
    description: '地図から消えた島を、紙の白いところに聞いて描く者。消しゴムは持ちません。',
    kijun: { 9: 4, 17: 6, 22: 4 },
    hosei: { 17: 1 },
  },
  {
    classId: 'C02',
    classKind: 'C',
    className: '鯨うたい',
    description: '鯨のことばの、母音だけをうたう者。子音は、鯨が足してくれます。',
    kijun: { 15: 4, 18: 5, 24: 9 },
    hosei: { 24: 1 },
  },
  {
    classId: 'C03',
    classKind: 'C',
    className: '夜なべ職人',
    description: '灯の下でなにかを直さずにいられない者。朝になると、頼まれていないものまで直っています。',
    kijun: { 6: 5, 14: 2, 23: 9, 26: 3 },
    hosei: { 6: 1, 23: 1 },
  },
]
