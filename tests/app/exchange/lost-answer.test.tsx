// An exchange whose answer was lost: its card no longer offers what is used up, and says that the app asks for the result.
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firstAddress } from '#app/areas/exchange/address.ts'
import { ExchangeScreen } from '#app/areas/exchange/ExchangeScreen.tsx'
import { ownCharacter } from '../../support/answers.ts'
import { FakeOutbox } from '../../support/fake-outbox.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const coins = { alpacaCoin: 0, llamaPoint: 500 }
const server = fakeServer({
  'character.mine': { characterList: [ownCharacter('garo', 'ガロ・ミストル')] },
  'coin.getCoins': coins,
  'exchange.getList': () => ({
    itemSynthMasterList: [
      {
        ...{ itemSynthId: 7, itemCode: 'LAMP', itemName: '試しの灯籠', description: '', iconUrl: null, picture: null },
        ...{ itemNum: 1, coin: 0, worldToken1: 0, worldToken2: 0, worldToken3: 0, worldToken4: 0 },
      },
    ],
    itemSynthMaterialList: [
      {
        ...{ itemSynthId: 7, itemCode: 'PAPER', itemName: '和紙', needCount: 2, iconUrl: null, source: '' },
        ...{ shopList: [], isMissionReward: false },
      },
    ],
    hoyuItemList: isMade()
      ? []
      : [
          {
            ...{ itemCode: 'PAPER', shojiSu: 2, level: 1, originalize: 0, originalizeId: null, sobiSu: 0 },
          },
        ],
    wallet: { ...coins, ...{ worldToken1: 0, worldToken2: 0, worldToken3: 0, worldToken4: 0 }, tokenList: [] },
  }),
  'exchange.create': {
    ...{ itemSynthHistoryId: 1, itemName: '試しの灯籠', itemNum: 1, shojiSu: 1, coinType: null, consumedList: [] },
  },
})
const isMade = () => server.inputsOf('exchange.create').length > 0

test.each([
  ['a device that keeps acts', true],
  ['a device that keeps nothing', false],
])('on %s', async (_, keeps) => {
  const outbox = new FakeOutbox()
  outbox.keeps = keeps
  await showScreen(<ExchangeScreen worldId="world0" place={firstAddress} />, outbox)
  const card = () => {
    const found = screen.getByRole('heading', { name: '試しの灯籠' }).closest('li')
    if (!found) throw new Error('The card is gone.')
    return found
  }
  fireEvent.click(await screen.findByRole('button', { name: '試しの灯籠を作成する' }))
  server.loses('exchange.create', 'answer lost')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '作成する' }))
  await waitFor(() => expect(isMade()).toBe(true))
  await waitFor(() => expect(card().textContent).toContain('0 / 2'))
  expect(within(card()).queryByRole('button', { name: '試しの灯籠を作成する' })).toBeNull()
  if (keeps) expect(card().textContent).toContain('作成できたか確かめています')
  else expect(within(card()).getByRole('button', { name: /材料が足りません/ })).toBeTruthy()
})
