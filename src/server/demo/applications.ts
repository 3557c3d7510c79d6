// What the demo's players have applied for: texts to be 公認, names for items and skills, classes.
import type { ApplicationKind } from '#rules/applications.ts'

export type DemoApplication = {
  kind: ApplicationKind
  /** Key of the character. */
  character: string
  /** The heading of a free setting, the new name, the name of a class. */
  name: string
  /** Of a setting: '' (its text stands with the character). */
  description: string
  /** The name of the item or skill. */
  of?: string
  /** Of a class: which of the parameters that take points, what it starts with, what each level adds. */
  numbers?: readonly (readonly [nth: number, kijun: number, hosei: number])[]
  daysAgo: number
  /** Left out: it waits. */
  decision?: 'approved' | { reason: string }
}

export const demoApplications: readonly DemoApplication[] = [
  {
    kind: 'class',
    character: 'world0-garo',
    name: '灯継ぎ',
    description:
      '消えかけた灯から、つぎの灯へ火をうつす旅の者。火種の壺をふところに抱き、町から町へ歩きます。壺の火は、もらった家の匂いをおぼえています。',
    numbers: [
      [0, 2, 0],
      [2, 4, 1],
      [3, 3, 1],
    ],
    daysAgo: 40,
    decision: 'approved',
  },
  {
    kind: 'class',
    character: 'world1-nanashi',
    name: '忘れ傘の番人',
    description:
      '終電のあとのホームで、持ち主の来ない傘をかぞえる者たち。傘の柄のにぎり跡から、だれがどこで雨をあきらめたかを言いあてます。',
    numbers: [
      [1, 4, 1],
      [4, 3, 0],
    ],
    daysAgo: 33,
    decision: 'approved',
  },
  {
    kind: 'item',
    character: 'world0-linette',
    of: '古い真鍮の歯車',
    name: '霧笛を鳴らした歯車',
    description: '三度目の霧笛を鳴らした晩に、灯台からはずれた歯車。耳をよせると、まだ低く鳴っている。',
    daysAgo: 21,
    decision: 'approved',
  },
  {
    kind: 'item',
    character: 'world0-linette',
    of: '霧晶のかけら',
    name: '霧の王の涙',
    description: '霧の王が、たった一度だけ流した涙が固まったもの。',
    daysAgo: 16,
    decision: {
      reason:
        '「霧の王」は、これからの物語でたいせつに扱いたい人物です。涙の持ち主をぼかしていただければ、よろこんで承認します。',
    },
  },
  {
    kind: 'setting',
    character: 'world0-mina',
    name: '癖',
    description: '',
    daysAgo: 12,
    decision: { reason: '湯気の字が残るわけを、霧読みの技とのつながりがわかるように書きそえてください。' },
  },
  { kind: 'setting', character: 'world0-garo', name: '因縁', description: '', daysAgo: 6 },
  { kind: 'setting', character: 'world0-orca', name: '口ぐせ', description: '', daysAgo: 5 },
  { kind: 'setting', character: 'world0-linette', name: '夢', description: '', daysAgo: 3 },
  {
    kind: 'item',
    character: 'world0-garo',
    of: '忘れじの糸',
    name: 'ほどけない約束',
    description: '帰ると言ったときの声を、結び目ごと覚えている糸。ほどくのは、ただいまと言う日だけ。',
    daysAgo: 5,
  },
  {
    kind: 'item',
    character: 'world0-linette',
    of: '白雁の羽根',
    name: '帰り道の風切り羽根',
    description: '霧のなかで放すと、かならず岬のほうへ落ちる。拾いに行くと、いつのまにか家の前にいる。',
    daysAgo: 2,
  },
  {
    kind: 'skill',
    character: 'world0-linette',
    of: '三歩さがる',
    name: '燈騎士の三歩',
    description: '三歩さがるのは、うしろの友と肩を並べるため。その場所から、もう一歩も引かない。',
    daysAgo: 4,
  },
  {
    kind: 'skill',
    character: 'world0-mina',
    of: '霧の底を聴く',
    name: 'きのうの夕飯さがし',
    description: '霧の底にのこった匂いと足音をたどり、きのうここを通った人に会いにいく。',
    daysAgo: 1,
  },
  {
    kind: 'class',
    character: 'world0-linette',
    name: '霧笛吹き',
    description:
      '灯の届かない夜に、息ひとつで道をしらせる者。肺のなかに霧を飼っているとうわさされますが、ほんとうは、飴をよくなめているだけです。',
    numbers: [
      [0, -1, 0],
      [2, 3, 1],
      [5, 4, 1],
    ],
    daysAgo: 3,
  },
  {
    kind: 'class',
    character: 'world0-orca',
    name: '塩田の数え人',
    description:
      '引き潮のたびに塩の粒をかぞえ、島がひとつ減っていないかを確かめる者。かぞえちがえた日は、塩辛い雨が降ります。',
    numbers: [
      [1, 3, 0],
      [4, 4, 1],
    ],
    daysAgo: 1,
  },
]
