// What is learned, sold and made in the endless night. Tokens: 1 円, 2 ピトス; what is learned costs ピトス.
import type { DemoRecipe, DemoShop, DemoSkill } from '../../shapes.ts'

export const skills: readonly DemoSkill[] = [
  {
    skillCode: 'S0001',
    skillName: 'もしもしの間',
    description: '受話器をとってから名のるまでの、半秒をのばす。相手が先に本当のことを言う。',
    numbers: { 13: 3, 18: 3 },
    maxLevel: 5,
    token: 2,
    cost: 1,
  },
  {
    skillCode: 'S0002',
    skillName: '二十九時の台本',
    description: 'まだ来ていないおたよりへの返事を書く。三晩のうちに、そのおたよりが届く。',
    numbers: { 9: 3, 15: 4 },
    maxLevel: 5,
    token: 2,
    cost: 2,
    classId: 'B01',
    requiredLevel: 3,
  },
  {
    skillCode: 'S0003',
    skillName: '頭まで巻き戻す',
    description: '見たことを、最初の場面から順に思い出す。見落としは、たいてい題名のまえにある。',
    numbers: { 6: 4, 14: 3 },
    maxLevel: 5,
    token: 2,
    cost: 2,
    classId: 'B02',
    requiredLevel: 2,
  },
  {
    skillCode: 'S0004',
    skillName: '思い出の値ぶみ',
    description: '手にとった品の、いちばん大事だった日がわかる。値段は、わかっても言わない。',
    numbers: { 19: 4, 27: 3 },
    maxLevel: 5,
    token: 2,
    cost: 2,
    classId: 'B04',
    requiredLevel: 3,
  },
  {
    skillCode: 'S0005',
    skillName: '立ちこぎ二人のり',
    description: '坂道を、うしろにだれかを乗せてのぼる。降りるころには、たいてい友だちになっている。',
    numbers: { 3: 3, 8: 1, 18: 1 },
    maxLevel: 5,
    token: 2,
    cost: 1,
  },
  {
    skillCode: 'S0006',
    skillName: '深くもぐる回線',
    description: '電話線の奥へ、息のつづくかぎりもぐる。いちばん深い席では、だれかが寝息をたてている。',
    numbers: { 10: 4, 21: 2 },
    maxLevel: 5,
    token: 2,
    cost: 2,
    requiredLevel: 2,
  },
  {
    skillCode: 'S0007',
    skillName: 'あくびの移しかた',
    description: '目のあった相手に、あくびをひとつ渡す。張りつめた場ほど、よく移る。',
    numbers: { 18: 2, 29: 4 },
    maxLevel: 3,
    token: 2,
    cost: 3,
    shopOnly: true,
  },
  {
    skillCode: 'S0008',
    skillName: '三十三匹目の蝉',
    description: '三十二匹の声のむこうに、八月の蝉を聞きわける。聞こえた朝は、すこし近い。',
    numbers: { 6: 2, 13: 4, 25: 3 },
    maxLevel: 3,
    token: 2,
    cost: 4,
    requiredLevel: 5,
    shopOnly: true,
  },
]

export const shops: readonly DemoShop[] = [
  {
    shopId: 'shop-item',
    shopType: 1,
    shopName: '終夜マルゼン',
    description: '通りの角の、明かりの消えない店。看板の「ゼ」だけ、ときどき眠そうにまたたきます。',
    keeper: '羽生田よすが（夜勤・毎晩）',
    goods: [
      { code: 'I0004', pay: 1, price: 120 },
      { code: 'I0015', pay: 1, price: 240 },
      { code: 'I0002', pay: 1, price: 460, stock: 46 },
      { code: 'I0010', pay: 1, price: 2980 },
      { code: 'I0007', pay: 1, price: 3980, stock: 10 },
      { code: 'I0008', pay: 1, price: 1999 },
      { code: 'I0012', pay: 1, price: 1980, limitPerCharacter: 1 },
      { code: 'I0003', pay: 'coin', price: 80, stock: 8 },
      { code: 'I0016', pay: 1, price: 320, endsInDays: 32 },
    ],
  },
  {
    shopId: 'shop-skill',
    shopType: 2,
    shopName: '夜間学校・購買部',
    description: 'おわらない夏休みの校舎、げた箱のわき。売っているのは焼きそばパンと、夜をこえるための心得です。',
    keeper: '購買のおばさん（三十二日から、ずっと同じ割烹着）',
    goods: [
      { code: 'S0001', pay: 2, price: 1 },
      { code: 'S0007', pay: 2, price: 3 },
      { code: 'S0008', pay: 2, price: 4, stock: 3 },
      { code: 'S0005', pay: 1, price: 3200, limitPerCharacter: 1 },
    ],
  },
]

export const recipes: readonly DemoRecipe[] = [
  {
    itemCode: 'I0005',
    itemNum: 1,
    tokens: [1200],
    materials: [
      { itemCode: 'I0015', needCount: 2 },
      { itemCode: 'I0002', needCount: 2 },
    ],
  },
  {
    itemCode: 'I0006',
    itemNum: 1,
    tokens: [2700],
    materials: [
      { itemCode: 'I0015', needCount: 3 },
      { itemCode: 'I0016', needCount: 2 },
    ],
  },
  {
    itemCode: 'I0009',
    itemNum: 1,
    tokens: [3200, 1],
    materials: [
      { itemCode: 'I0015', needCount: 4 },
      { itemCode: 'I0001', needCount: 2 },
    ],
  },
  {
    itemCode: 'I0011',
    itemNum: 1,
    tokens: [1500],
    materials: [
      { itemCode: 'I0003', needCount: 2 },
      { itemCode: 'I0015', needCount: 1 },
    ],
  },
  {
    itemCode: 'I0013',
    itemNum: 1,
    tokens: [1999, 1],
    materials: [
      { itemCode: 'I0001', needCount: 3 },
      { itemCode: 'I0015', needCount: 1 },
    ],
  },
  {
    itemCode: 'I0014',
    itemNum: 1,
    tokens: [800, 2],
    materials: [
      { itemCode: 'I0002', needCount: 4 },
      { itemCode: 'I0001', needCount: 4 },
    ],
  },
  { itemCode: 'I0016', itemNum: 1, tokens: [100], materials: [{ itemCode: 'I0004', needCount: 3 }] },
  {
    itemCode: 'I0003',
    itemNum: 1,
    coin: 60,
    materials: [
      { itemCode: 'I0001', needCount: 1 },
      { itemCode: 'I0002', needCount: 1 },
    ],
  },
]
