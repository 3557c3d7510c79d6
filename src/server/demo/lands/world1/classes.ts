// 零時街: how one came here, what one does after the last train, and what one cannot leave alone.
import type { DemoClass, DemoNumbers } from '../../shapes.ts'

/** What anybody has who stands in the street at midnight. */
const body: DemoNumbers = {
  1: 36,
  2: 24,
  3: 26,
  4: 10,
  5: 11,
  6: 11,
  8: 1,
  9: 12,
  10: 12,
  11: 22,
  12: 18,
  14: 10,
  15: 10,
  17: 12,
  18: 11,
  19: 8,
  20: 8,
  21: 8,
  22: 8,
  24: 5,
  25: 3,
  26: 10,
}

export const classes: readonly DemoClass[] = [
  {
    classId: 'A01',
    classKind: 'A',
    className: '街育ち',
    description:
      '零時の街で生まれた人。朝を見たことがないので、目玉焼きの黄身のことを朝と呼びます。路地と抜け道には、めっぽう強い。',
    kijun: { ...body, 11: 27, 21: 14, 22: 13, 26: 16 },
    hosei: { 1: 1, 22: 1 },
  },
  {
    classId: 'A02',
    classKind: 'A',
    className: '乗り過ごし',
    description:
      '終電を逃して、あるいは降りそびれて、この街に着いた人。帰る先をまだおぼえているぶん、あきらめがよくありません。',
    kijun: { ...body, 1: 42, 3: 29, 5: 14, 9: 14, 15: 13 },
    hosei: { 1: 2, 9: 1 },
  },
  {
    classId: 'A03',
    classKind: 'A',
    className: '置き忘れ',
    description:
      '忘れ物として窓口に届いた人。荷札のついていた首や手首が、終電の時刻になると、すこしだけあたたかくなります。',
    kijun: { ...body, 10: 17, 15: 6, 18: 15, 19: 14, 25: 7 },
    hosei: { 2: 1, 10: 1 },
  },
  {
    classId: 'A04',
    classKind: 'A',
    className: '夜つづき',
    description:
      '人であったことのない、夜の住人。犬、提灯、だれかの口笛。ことばの数は少なくとも、約束は人よりよく守ります。',
    kijun: { ...body, 3: 32, 8: 4, 12: 26, 17: 8, 20: 18, 24: 1 },
    hosei: { 3: 1, 20: 1 },
  },
  {
    classId: 'B01',
    classKind: 'B',
    className: '遺失物探偵',
    description:
      'なくしたものと、これからなくすものをさがす者。後者は前払い。見つけるのは品物でも、帰すのは人だと教わります。',
    kijun: { 9: 7, 10: 4, 13: 4, 17: 6, 27: 4 },
    hosei: { 9: 2, 17: 1, 13: 1, 16: 15 },
  },
  {
    classId: 'B02',
    classKind: 'B',
    className: '夜間改札員',
    description:
      '終電のあとの改札に立つ者。切符を切るのではなく、切らずにおくのが腕の見せどころ。鋏の音で、その人の行き先を占います。',
    kijun: { 6: 4, 9: 4, 14: 5, 18: 5, 22: 5 },
    hosei: { 6: 1, 14: 1, 18: 1, 16: 17 },
  },
  {
    classId: 'B03',
    classKind: 'B',
    className: '時計修理師',
    description:
      '止まった時計の言い分を聞く者。直すまえに、なぜ止まったのかをたずねます。止まっていたい時計は、そのままにしておきます。',
    kijun: { 2: 4, 6: 8, 20: 3, 23: 7 },
    hosei: { 6: 2, 23: 1, 16: 13 },
  },
  {
    classId: 'B04',
    classKind: 'B',
    className: '終電車掌',
    description:
      '零時ちょうどに着き、零時ちょうどに出る列車の車掌。遅れは借り。ひと晩に一度だけ、理由を書けば扉を待たせることができます。',
    kijun: { 1: 8, 14: 7, 18: 4, 19: 6, 22: 7 },
    hosei: { 14: 1, 19: 1, 22: 1, 16: 18 },
  },
  {
    classId: 'B05',
    classKind: 'B',
    className: '夜行記者',
    description: 'あしたの来ない街で、あしたの新聞をつくる者。日付の欄はいつも空き、見出しだけが先に決まっています。',
    kijun: { 3: 5, 5: 4, 11: 4, 18: 4, 24: 5, 27: 4 },
    hosei: { 3: 1, 5: 1, 18: 1, 16: 14 },
  },
  {
    classId: 'B06',
    classKind: 'B',
    className: '忘れ物係見習い',
    description:
      '窓口のうちがわに座る者。借りものの制服の袖が手に届いたら一人前といわれますが、届いた人の話はまだ聞きません。',
    kijun: { 10: 5, 15: 5, 18: 6, 19: 6, 25: 2 },
    hosei: { 10: 1, 18: 1, 19: 1, 16: 14 },
  },
  {
    classId: 'C01',
    classKind: 'C',
    className: '市の目利き',
    description: '落とし物市で、荷札の嘘を見わける者。うまい嘘には、買い値を上乗せします。',
    kijun: { 9: 5, 24: 6, 27: 3 },
    hosei: { 9: 1, 24: 1 },
  },
  {
    classId: 'C02',
    classKind: 'C',
    className: '階段番',
    description: '上り階段のいちばん下に立ち、数える人をそっと止める者。自分では何段あるか知っています。',
    kijun: { 3: 4, 4: 8, 11: 4, 19: 4 },
    hosei: { 4: 1, 11: 1 },
  },
  {
    classId: 'C03',
    classKind: 'C',
    className: '聞き書き屋',
    description: '人の話を、話した人の声のまま書きとめる者。書いた紙を耳にあてると、咳ばらいまで聞こえます。',
    kijun: { 13: 2, 17: 5, 18: 6 },
    hosei: { 17: 1, 18: 1 },
  },
]
