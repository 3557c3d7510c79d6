// 零時街: what is learnt, sold and made after midnight. Tokens: 1 円, 2 カルマ; skills are paid in カルマ.
import type { DemoShop, DemoSkill } from '../../shapes.ts'
import { recipesOf } from '../words.ts'

const paid = { token: 2, maxLevel: 5 }

export const skills: readonly DemoSkill[] = [
  {
    ...paid,
    skillCode: 'S0001',
    skillName: '空き地を一歩ずつ',
    description: '端から一歩ずつ潰していく探しかた。かならずなにか出る。探していたものとはかぎらない。',
    numbers: { 9: 3 },
    cost: 1,
    classId: 'B01',
  },
  {
    ...paid,
    skillCode: 'S0002',
    skillName: '切らずにおく鋏',
    description: '行かせたくない人の切符を、音だけ鳴らして切らずに返す。気づいた人は、戻ってくる。',
    numbers: { 18: 2, 14: 2 },
    cost: 1,
    classId: 'B02',
  },
  {
    ...paid,
    skillCode: 'S0003',
    skillName: '歯車の言い分',
    description: '止まったものに耳をあて、止まったわけを聞く。時計、車、口げんかに効く。',
    numbers: { 10: 3 },
    cost: 1,
    classId: 'B03',
  },
  {
    ...paid,
    skillCode: 'S0004',
    skillName: '一分延発',
    description: '理由を一行書いて、扉を一分だけ待たせる。借りた一分は、あとでかならず返すこと。',
    numbers: { 22: 2, 14: 2 },
    maxLevel: 3,
    cost: 2,
    classId: 'B04',
    requiredLevel: 5,
  },
  {
    ...paid,
    skillCode: 'S0005',
    skillName: '名乗らない礼儀',
    description: '名前を訊かれる前に、相手の傘をほめる。名を預けずに、話だけを預かる。',
    numbers: { 18: 2 },
    cost: 1,
  },
  {
    ...paid,
    skillCode: 'S0006',
    skillName: '荷札の裏を読む',
    description: '荷札に浮かぶ言い訳の、裏にかくれた本音を読む。読んだことは、言わないでおく。',
    numbers: { 27: 3, 9: 1 },
    cost: 1,
    requiredLevel: 2,
  },
  {
    ...paid,
    skillCode: 'S0007',
    skillName: '数えないのぼりかた',
    description: '上り階段を、数えずにのぼりきる足どり。鼻歌は三拍子がよい。',
    numbers: { 3: 2, 11: 2 },
    maxLevel: 3,
    cost: 2,
    requiredLevel: 3,
    shopOnly: true,
  },
  {
    ...paid,
    skillCode: 'S0008',
    skillName: '六十秒の沈黙',
    description: '一分のあいだ、ひとことも言わずに立っている。言わなかったことは、いつか瓶に詰めて返せる。',
    numbers: { 15: 3, 13: 2 },
    maxLevel: 3,
    cost: 3,
    requiredLevel: 7,
    shopOnly: true,
  },
]

export const shops: readonly DemoShop[] = [
  {
    shopId: 'shop-item',
    shopType: 1,
    shopName: '月曜の落とし物市',
    description:
      '高架下に提灯がともる夜だけの市。売り物は、持ち主のあらわれなかった落とし物です。値札の裏には、拾った場所と、うまい嘘がひとつ書いてあります。',
    keeper: '市の元締め、常盤イチ',
    goods: [
      { code: 'I0001', pay: 1, price: 400 },
      { code: 'I0002', pay: 1, price: 1_200, stock: 50 },
      { code: 'I0003', pay: 2, price: 1, limitPerCharacter: 3 },
      { code: 'I0004', pay: 1, price: 3_000 },
      { code: 'I0005', pay: 1, price: 4_800, stock: 15 },
      { code: 'I0006', pay: 1, price: 4_200, stock: 15, limitPerCharacter: 1 },
      { code: 'I0007', pay: 1, price: 2_600 },
      { code: 'I0015', pay: 'coin', price: 90, stock: 30, limitPerCharacter: 1, endsInDays: 10 },
      { code: 'I0016', pay: 1, price: 130 },
    ],
  },
  {
    shopId: 'shop-skill',
    shopType: 2,
    shopName: '窓口うらの夜学',
    description:
      '忘れ物係の窓口の、うらの小部屋でひらかれる講義です。教えるのは、この街でなにかをなくしたことのある人ばかり。出席は、荷札でとります。',
    keeper: '留守番のななし',
    goods: [
      { code: 'S0005', pay: 1, price: 2_000 },
      { code: 'S0006', pay: 2, price: 1 },
      { code: 'S0007', pay: 1, price: 7_500, limitPerCharacter: 1 },
      { code: 'S0008', pay: 2, price: 4, limitPerCharacter: 1 },
    ],
  },
]

// The office keeps a share of everything: nothing given back is worth more than what was brought.
export const recipes = recipesOf([
  ['I0008', 1, 'I0003:4 I0001:3', [3000]],
  ['I0011', 1, 'I0003:2 I0002:2', [4000]],
  ['I0013', 1, 'I0001:8', [2400]],
  ['I0014', 1, 'I0003:1 I0001:4', [1500, 1]],
  ['I0009', 1, 'I0004:1 I0001:5', [6000, 2]],
  ['I0010', 1, 'I0002:4 I0001:2', [2500], 200],
  ['I0012', 1, 'I0016:3 I0002:3', [0, 9]],
  ['I0015', 1, 'I0016:2 I0001:4', [1000, 1]],
])
