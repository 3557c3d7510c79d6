// What is learned, sold and made in the street. Tokens: 1 魔界ドル, 2 スキルポイント, 3 悪徳ポイント.
import type { DemoRecipe, DemoShop, DemoSkill } from '../../shapes.ts'

export const skills: readonly DemoSkill[] = [
  {
    skillCode: 'S0001',
    skillName: 'もう一声',
    description: '値札を見つめ、だまって一歩だけ近づく。三歩目までに、たいてい下がる。',
    numbers: { 6: 2, 13: 4 },
    maxLevel: 5,
    token: 2,
    cost: 4,
  },
  {
    skillCode: 'S0002',
    skillName: '揚げたての間あい',
    description: '油の声を聞き、いちばんよいところで引きあげる。戦いの引きぎわもわかるようになる。',
    numbers: { 5: 3, 19: 4 },
    maxLevel: 5,
    token: 2,
    cost: 6,
    classId: 'B01',
    requiredLevel: 3,
  },
  {
    skillCode: 'S0003',
    skillName: '番台のひとにらみ',
    description: '泳ぐ者、走る者、世界を滅ぼそうとする者を座らせる。牛乳を出すと立ちあがる。',
    numbers: { 9: 3, 18: 5 },
    maxLevel: 5,
    token: 2,
    cost: 8,
    classId: 'B02',
    requiredLevel: 5,
  },
  {
    skillCode: 'S0004',
    skillName: '水を替えるので待って',
    description: '相手の一撃を、店の用事で止める。律儀な相手ほど長く待ってくれる。',
    numbers: { 17: 4, 22: 3 },
    maxLevel: 5,
    token: 2,
    cost: 7,
    classId: 'B05',
    requiredLevel: 4,
  },
  {
    skillCode: 'S0005',
    skillName: 'はしごの心得',
    description: '一軒ごとに一品だけ買い、つぎの店の話を聞く。足が軽くなり、袋は重くなる。',
    numbers: { 3: 3, 7: 1 },
    maxLevel: 3,
    token: 2,
    cost: 5,
  },
  {
    skillCode: 'S0006',
    skillName: 'ちいさな悪だくみ',
    description: '試食を三周しても顔を覚えられない。四周目に、なぜか割引券をもらう。',
    numbers: { 12: 3, 20: 4 },
    maxLevel: 5,
    token: 2,
    cost: 5,
    requiredLevel: 2,
  },
  {
    skillCode: 'S0007',
    skillName: '三十八度の構え',
    description: '熱い相手も冷たい相手も、話しているうちにぬるくなる。免許皆伝は、のぼせた人だけ。',
    numbers: { 15: 3, 23: 5 },
    maxLevel: 3,
    token: 2,
    cost: 10,
    shopOnly: true,
  },
  {
    skillCode: 'S0008',
    skillName: '町内会費の抜け道',
    description: '悪徳ポイントで会費を払う作法。判子を押すとき、目をそらすのがこつ。',
    numbers: { 10: 3, 20: 3, 28: 2 },
    maxLevel: 3,
    token: 3,
    cost: 6,
    requiredLevel: 4,
    shopOnly: true,
  },
]

export const shops: readonly DemoShop[] = [
  {
    shopId: 'shop-item',
    shopType: 1,
    shopName: 'ぬるま湯百貨',
    description: '門を入ってすぐの、なんでも屋。百の品があると言いはりますが、数えた人は途中で寝ます。',
    keeper: '番頭のしらない子（猫）',
    goods: [
      { code: 'I0001', pay: 1, price: 80 },
      { code: 'I0015', pay: 1, price: 60 },
      { code: 'I0003', pay: 1, price: 120, stock: 40 },
      { code: 'I0008', pay: 1, price: 380 },
      { code: 'I0009', pay: 1, price: 640 },
      { code: 'I0011', pay: 1, price: 450, stock: 6 },
      { code: 'I0013', pay: 1, price: 500, limitPerCharacter: 1 },
      { code: 'I0004', pay: 3, price: 2, limitPerCharacter: 5 },
      { code: 'I0012', pay: 'coin', price: 140, stock: 9 },
      { code: 'I0016', pay: 1, price: 300, endsInDays: 12 },
    ],
  },
  {
    shopId: 'shop-skill',
    shopType: 2,
    shopName: '足湯寺子屋',
    description: '中央広場の足湯につかりながら習う寺子屋。月謝は先払い、のぼせたら補習です。',
    keeper: 'ザグドール・フォン・ヌルマユ（火曜と木曜）',
    goods: [
      { code: 'S0001', pay: 2, price: 4 },
      { code: 'S0007', pay: 2, price: 10, stock: 12 },
      { code: 'S0008', pay: 3, price: 6, limitPerCharacter: 1 },
    ],
  },
]

export const recipes: readonly DemoRecipe[] = [
  {
    itemCode: 'I0006',
    itemNum: 1,
    tokens: [800, 6],
    materials: [
      { itemCode: 'I0015', needCount: 5 },
      { itemCode: 'I0004', needCount: 2 },
    ],
  },
  {
    itemCode: 'I0007',
    itemNum: 1,
    tokens: [1200, 10],
    materials: [
      { itemCode: 'I0003', needCount: 8 },
      { itemCode: 'I0016', needCount: 1 },
    ],
  },
  {
    itemCode: 'I0010',
    itemNum: 1,
    tokens: [1000, 8],
    materials: [
      { itemCode: 'I0001', needCount: 10 },
      { itemCode: 'I0003', needCount: 4 },
    ],
  },
  {
    itemCode: 'I0012',
    itemNum: 1,
    tokens: [600],
    materials: [
      { itemCode: 'I0002', needCount: 6 },
      { itemCode: 'I0001', needCount: 2 },
    ],
  },
  { itemCode: 'I0014', itemNum: 1, tokens: [200, 0, 4], materials: [{ itemCode: 'I0002', needCount: 4 }] },
  {
    itemCode: 'I0016',
    itemNum: 1,
    tokens: [150],
    materials: [
      { itemCode: 'I0003', needCount: 2 },
      { itemCode: 'I0001', needCount: 1 },
    ],
  },
  {
    itemCode: 'I0013',
    itemNum: 1,
    coin: 100,
    materials: [
      { itemCode: 'I0002', needCount: 3 },
      { itemCode: 'I0015', needCount: 3 },
    ],
  },
  {
    itemCode: 'I0005',
    itemNum: 1,
    tokens: [300, 0, 2],
    materials: [
      { itemCode: 'I0004', needCount: 1 },
      { itemCode: 'I0002', needCount: 2 },
    ],
  },
]
