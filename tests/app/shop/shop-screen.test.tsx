// A shop whose goods are loaded while the buyer or its balances could not be read: it shows that, and reads again on
// request.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShopScreen } from '#app/areas/shop/ShopScreen.tsx'
import { ownCharacter } from '../../support/answers.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const coins = { alpacaCoin: 0, llamaPoint: 0 }
const server = fakeServer({
  'shop.getGoods': {
    shop: { shopId: 's', shopType: 1, shopName: '雑貨屋', description: '', keeper: 'ポルカ', goodsCount: 1 },
    goodsList: [
      {
        ...{ shopGoodsId: 3, code: 'I', name: '白雁の羽根', description: '', picture: null, tokenNo: 1, price: 100 },
        ...{ stock: null, limitPerCharacter: null, endsAt: null, weight: 0, itemPositionId: null, subStatusFlg: false },
        ...{ parameters: [], effectList: [], className: null, requiredLevel: 1 },
      },
    ],
    tokenList: [{ tokenNo: 1, name: 'ゴールド', sign: 'G' }],
  },
  'shop.getStanding': {
    wallet: {
      ...coins,
      ...{ worldToken1: 500, worldToken2: 0, worldToken3: 0, worldToken4: 0 },
      tokenList: [{ tokenNo: 1, name: 'ゴールド', sign: 'G' }],
    },
    ...{ carried: 0, capacity: 10 },
    goodsList: [{ shopGoodsId: 3, shojiSu: 0, boughtCount: 0, isAllowed: true }],
  },
  'character.mine': { characterList: [ownCharacter('garo', 'ガロ・ミストル')] },
  'coin.getCoins': coins,
})

test.each(['shop.getStanding', 'character.mine'] as const)(
  'without %s the goods stand there, and it can be asked for again',
  async lost => {
    server.loses(lost)
    await showScreen(<ShopScreen worldId="world0" shopId="s" />)
    expect(await screen.findByText('持ち物と残高を読み込めませんでした。')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '白雁の羽根を購入する' })).toBeNull()
    server.loses(lost, 'arrives')
    fireEvent.click(screen.getByRole('button', { name: 'もう一度試す' }))
    expect(await screen.findByRole('button', { name: '白雁の羽根を購入する' })).toBeTruthy()
    expect(screen.queryByText('持ち物と残高を読み込めませんでした。')).toBeNull()
  },
)

test('the balance names the token with its sign', async () => {
  await showScreen(<ShopScreen worldId="world0" shopId="s" />)
  await screen.findByRole('button', { name: '白雁の羽根を購入する' })
  expect(document.body.textContent).toContain('ゴールド (G) 500')
})
