// 灯守のエルダ: where one buys by lamplight. Tokens: 1 ゴールド, 2 オーブ, 3 スキルポイント.
import type { DemoShop } from '../../shapes.ts'

export const shops: readonly DemoShop[] = [
  {
    shopId: 'shop-item',
    shopType: 1,
    shopName: '霧見の雑貨屋',
    description:
      '岬の坂のとちゅう、看板の字が霧で読めない店。店主のポルカばあさんは、客の顔ではなく靴の濡れかたを見て、要るものを出してきます。',
    keeper: 'ポルカばあさん',
    goods: [
      { code: 'I0001', pay: 1, price: 130 },
      { code: 'I0003', pay: 1, price: 190 },
      { code: 'I0005', pay: 1, price: 190, stock: 40 },
      { code: 'I0004', pay: 2, price: 1, limitPerCharacter: 5 },
      { code: 'I0002', pay: 'coin', price: 60, limitPerCharacter: 3 },
      { code: 'I0016', pay: 1, price: 80 },
      { code: 'I0008', pay: 1, price: 1_100, stock: 20 },
      { code: 'I0011', pay: 1, price: 1_300 },
      { code: 'I0009', pay: 1, price: 2_200, stock: 12, limitPerCharacter: 1 },
      { code: 'I0012', pay: 2, price: 4, stock: 30, limitPerCharacter: 1, endsInDays: 14 },
    ],
  },
  {
    shopId: 'shop-skill',
    shopType: 2,
    shopName: '灯台学校、夜の部',
    description:
      '灯がともってから消えるまでの学校です。教科書はなく、先生のうしろをついて歩きます。欠席は霧のせいにしてかまいません。',
    keeper: '宿直のロウ先生',
    goods: [
      { code: 'S0003', pay: 3, price: 3 },
      { code: 'S0006', pay: 1, price: 900 },
      { code: 'S0007', pay: 3, price: 9, limitPerCharacter: 1 },
      { code: 'S0008', pay: 2, price: 8, limitPerCharacter: 1 },
    ],
  },
]
