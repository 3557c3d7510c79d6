// What is learned, sold and made in the garden. EP is the only token.
import type { DemoRecipe, DemoShop, DemoSkill } from '../../shapes.ts'

export const skills: readonly DemoSkill[] = [
  {
    skillCode: 'S0001',
    skillName: 'ごめんください',
    description: 'はじめての階で、いちばんよい声が出る。たいていの庭は、聞こえなかったふりをやめる。',
    numbers: { 18: 3 },
    maxLevel: 5,
    token: 1,
    cost: 80,
  },
  {
    skillCode: 'S0002',
    skillName: '上へまいります',
    description: '眠っている昇降機に行き先を告げる。札の数字がともるまで、目をそらしてはいけない。',
    numbers: { 10: 2, 26: 6 },
    maxLevel: 5,
    token: 1,
    cost: 150,
    classId: 'B01',
    requiredLevel: 3,
  },
  {
    skillCode: 'S0003',
    skillName: '苔のいうとおり',
    description: '苔に手をあて、土の具合と人の具合をいっぺんに聞く。ときどき説教もされる。',
    numbers: { 9: 3, 19: 3 },
    maxLevel: 5,
    token: 1,
    cost: 140,
    classId: 'B02',
    requiredLevel: 2,
  },
  {
    skillCode: 'S0004',
    skillName: '一枝一礼',
    description: '枝を切る前と、切ったあとに頭を下げる。ふしぎと、切り口がきれいになる。',
    numbers: { 2: 2, 5: 2, 21: 4 },
    maxLevel: 5,
    token: 1,
    cost: 150,
    classId: 'B04',
    requiredLevel: 4,
  },
  {
    skillCode: 'S0005',
    skillName: '雨あがりの早足',
    description: '通り雨がやんでから、つぎの通り雨までのあいだだけ、だれよりも速く歩ける。',
    numbers: { 3: 3, 11: 2 },
    maxLevel: 5,
    token: 1,
    cost: 100,
  },
  {
    skillCode: 'S0006',
    skillName: 'ねじの気もち',
    description: '機械の不平を聞きわける。たいていは油ではなく、ひと声かけてほしいだけ。',
    numbers: { 10: 3, 20: 2 },
    maxLevel: 5,
    token: 1,
    cost: 120,
    requiredLevel: 2,
  },
  {
    skillCode: 'S0007',
    skillName: '種の子守唄',
    description: '眠り種をもうすこし眠らせておく歌。種屋の店主から、口うつしで習う。',
    numbers: { 9: 2, 25: 4 },
    maxLevel: 3,
    token: 1,
    cost: 200,
    shopOnly: true,
  },
  {
    skillCode: 'S0008',
    skillName: '返事のまねび',
    description: '塔の昔の声をまねて返す。うまくいくと、塔がもうひとことだけ続けてくれる。',
    numbers: { 6: 2, 29: 5 },
    maxLevel: 3,
    token: 1,
    cost: 260,
    requiredLevel: 5,
    shopOnly: true,
  },
]

export const shops: readonly DemoShop[] = [
  {
    shopId: 'shop-item',
    shopType: 1,
    shopName: 'ひだまり商店',
    description: '三百階の広場、日時計のとなり。品ぞろえは天気しだい、おつりは飴になることがあります。',
    keeper: 'マルハ＝三〇〇＝レンゲ',
    goods: [
      { code: 'I0002', pay: 1, price: 60 },
      { code: 'I0004', pay: 1, price: 90 },
      { code: 'I0015', pay: 1, price: 70, stock: 30 },
      { code: 'I0001', pay: 1, price: 120, stock: 12, limitPerCharacter: 3 },
      { code: 'I0007', pay: 1, price: 260 },
      { code: 'I0010', pay: 1, price: 320 },
      { code: 'I0012', pay: 1, price: 150, limitPerCharacter: 1 },
      { code: 'I0009', pay: 'coin', price: 120, stock: 5 },
      { code: 'I0016', pay: 1, price: 180, endsInDays: 21 },
    ],
  },
  {
    shopId: 'shop-skill',
    shopType: 2,
    shopName: '三百十二階の種屋・奥の間',
    description: '看板のない種屋の、暖簾の奥。売っているのは種ではなく、種にまつわる心得です。',
    keeper: '種屋の店主',
    goods: [
      { code: 'S0001', pay: 1, price: 70, limitPerCharacter: 1 },
      { code: 'S0007', pay: 1, price: 200 },
      { code: 'S0008', pay: 1, price: 260, stock: 8 },
      { code: 'S0005', pay: 'coin', price: 60 },
    ],
  },
]

export const recipes: readonly DemoRecipe[] = [
  {
    itemCode: 'I0005',
    itemNum: 1,
    tokens: [400],
    materials: [
      { itemCode: 'I0003', needCount: 1 },
      { itemCode: 'I0004', needCount: 2 },
    ],
  },
  {
    itemCode: 'I0006',
    itemNum: 1,
    tokens: [300],
    materials: [
      { itemCode: 'I0015', needCount: 4 },
      { itemCode: 'I0002', needCount: 2 },
    ],
  },
  {
    itemCode: 'I0008',
    itemNum: 1,
    tokens: [500],
    materials: [
      { itemCode: 'I0003', needCount: 3 },
      { itemCode: 'I0015', needCount: 5 },
    ],
  },
  {
    itemCode: 'I0009',
    itemNum: 1,
    tokens: [250],
    materials: [
      { itemCode: 'I0002', needCount: 6 },
      { itemCode: 'I0015', needCount: 3 },
    ],
  },
  {
    itemCode: 'I0011',
    itemNum: 1,
    tokens: [200],
    materials: [
      { itemCode: 'I0001', needCount: 1 },
      { itemCode: 'I0016', needCount: 1 },
    ],
  },
  { itemCode: 'I0013', itemNum: 1, coin: 150, materials: [{ itemCode: 'I0003', needCount: 2 }] },
  {
    itemCode: 'I0014',
    itemNum: 1,
    tokens: [180],
    materials: [
      { itemCode: 'I0003', needCount: 1 },
      { itemCode: 'I0004', needCount: 1 },
      { itemCode: 'I0002', needCount: 1 },
    ],
  },
  {
    itemCode: 'I0016',
    itemNum: 1,
    tokens: [90],
    materials: [
      { itemCode: 'I0001', needCount: 1 },
      { itemCode: 'I0002', needCount: 1 },
    ],
  },
]
