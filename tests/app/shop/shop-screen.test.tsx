// A shop whose goods are there, while who buys, or with what, could not be read: it says so and asks again.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ShopScreen } from '#app/areas/shop/ShopScreen.tsx'
import { NoAnswer } from '#app/platform/exchange.ts'
import { OutboxContext } from '#app/platform/outbox/outbox-context.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { beSignedIn, emptyOutbox } from '../../support/signed-in.ts'

const { server } = vi.hoisted(() => ({ server: { lost: null as string | null } }))
vi.mock('virtual:contract/shop', () => ({
  default: { getGoods: ['GET', '/goods'], getStanding: ['GET', '/standing'], buy: ['POST', '/buy'] },
}))
vi.mock('virtual:contract/character', () => ({ default: { mine: ['GET', '/mine'] } }))
vi.mock('virtual:contract/coin', () => ({ default: { getCoins: ['GET', '/coins'] } }))
vi.mock('virtual:contract/equipment', () => ({ default: {} }))
vi.mock('#app/platform/exchange.ts', async original => ({
  ...(await original<object>()),
  exchange: async ({ url }: { url: string }) => {
    if (server.lost && url.startsWith(server.lost)) throw new NoAnswer('lost')
    const found = Object.entries(answers).find(([path]) => url.startsWith(path))
    return found?.[1]
  },
}))

const coins = { alpacaCoin: 0, llamaPoint: 0 }
const character = { characterId: 'garo', characterFullName: 'ガロ・ミストル', worldId: 'world0', icon: null }
const answers = {
  '/goods': {
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
  '/standing': {
    wallet: { ...coins, ...{ worldToken1: 500, worldToken2: 0, worldToken3: 0, worldToken4: 0 }, tokenList: [] },
    ...{ carried: 0, capacity: 10 },
    goodsList: [{ shopGoodsId: 3, shojiSu: 0, boughtCount: 0, isAllowed: true }],
  },
  '/mine': { characterList: [{ ...character, className: '霧読み', level: 4, isSpeaking: true }] },
  '/coins': coins,
}

beforeEach(beSignedIn)

test.each([['/standing'], ['/mine']])('without %s the goods stand there, and it can be asked for again', async lost => {
  server.lost = lost
  await renderInRouter(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OutboxContext value={emptyOutbox}>
        <ShopScreen worldId="world0" shopId="s" />
      </OutboxContext>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('持ち物と残高を読み込めませんでした。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '白雁の羽根を買う' })).toBeNull()
  server.lost = null
  fireEvent.click(screen.getByRole('button', { name: 'もう一度試す' }))
  expect(await screen.findByRole('button', { name: '白雁の羽根を買う' })).toBeTruthy()
  expect(screen.queryByText('持ち物と残高を読み込めませんでした。')).toBeNull()
})
