// The sheet before a purchase, while others buy too.
import { QueryClient } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BuySheet } from '#app/areas/shop/BuySheet.tsx'
import type { Goods, Standing } from '#app/areas/shop/queries.ts'
import { seeShelf } from '#app/areas/shop/shelf.ts'
import { ownCharacter } from '../../support/answers.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { aroundScreen } from '../../support/screen.tsx'

fakeServer({ 'equipment.getSettings': () => new Promise(() => {}) })

const bought: number[] = []
const standing: Standing = {
  ...{ carried: 0, capacity: 10 },
  wallet: {
    ...{ alpacaCoin: 0, llamaPoint: 0, worldToken1: 1_000, worldToken2: 0, worldToken3: 0, worldToken4: 0 },
    tokenList: [{ tokenNo: 1, name: 'ゴールド', sign: 'G' }],
  },
  goodsList: [{ shopGoodsId: 3, shojiSu: 1, boughtCount: 0, isAllowed: true }],
}
const goodsOf = (stock: number): Goods => ({
  ...{ shopGoodsId: 3, code: 'I0005', name: '白雁の羽根', description: '', picture: null, tokenNo: 1, price: 100 },
  ...{ stock, limitPerCharacter: null, endsAt: null, weight: 0, itemPositionId: null, subStatusFlg: false },
  ...{ parameters: [], effectList: [], className: null, requiredLevel: 1 },
})

function sheet(stock: number) {
  const shop = { shopId: 's', shopType: 1, shopName: '', description: '', keeper: '', goodsCount: 1 } as const
  const [seen] = seeShelf({ shop, goodsList: [goodsOf(stock)], tokenList: [] }, standing, Date.now())
  if (!seen) throw new Error('nothing is sold')
  return aroundScreen(
    <BuySheet
      seen={seen}
      standing={standing}
      character={ownCharacter('garo', 'ガロ・ミストル')}
      pending={false}
      onClose={() => {}}
      onBuy={count => bought.push(count)}
    />,
    client,
  )
}
const client = new QueryClient()

test('no more is asked for than is left by now', () => {
  const { rerender } = render(sheet(6))
  fireEvent.change(screen.getByLabelText('購入する数'), { target: { value: '5' } })
  expect(screen.getByText('所持 1個 から 6個 になります')).toBeTruthy()
  rerender(sheet(2))
  expect(screen.getByText('所持 1個 から 3個 になります')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '2個 購入する' }))
  expect(bought).toEqual([2])
})
