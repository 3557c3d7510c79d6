// The screen of held coins: seats, orders and fees in one sum, each with its place, and what came back with the reason.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HeldScreen } from '#app/areas/scenario/entry/HeldScreen.tsx'
import { fakeServer } from '../../support/fake-server.ts'
import { OWN_NOW as NOW, ownScenario } from '../../support/own-scenarios.ts'
import { showScreen } from '../../support/screen.tsx'

const seat = { scenarioId: 3, entryId: 3, until: null }
const fee = { applicationId: 8, worldId: 'world0', characterId: 'c1', characterName: 'エミル', heldSince: NOW }
const server = fakeServer({
  'scenario.getOwnList': {
    scenarioList: [ownScenario(3, 'reservation', 'applied', '2026-11-22T11:30:00.000Z')],
    heldList: [
      { ...seat, currency: 'LP', amount: 385 },
      { ...seat, currency: 'AC', amount: 215 },
    ],
    serverTime: NOW,
  },
  'coin.getHeld': {
    feeList: [
      { ...fee, kind: 'setting', name: '灯室の日誌', coin: 'llamaPoint', amount: 300 },
      { ...fee, applicationId: 9, kind: 'item', name: '帰り道のランタン', coin: 'alpacaCoin', amount: 200 },
    ],
    orderList: [
      {
        ...{ orderId: 7, worldId: 'world0', purpose: '三人で、終電を見送る', status: 'Inviting', heldSince: NOW },
        ...{ alpacaCoin: 100, llamaPoint: 332, dueAt: '2026-11-21T14:59:00.000Z' },
      },
    ],
    returnedList: [
      {
        ...{ ledgerId: 5, title: '霧の市の留守番', reason: 'lost', alpacaCoin: 250, llamaPoint: 0 },
        returnedAt: '2026-11-18T11:30:00.000Z',
      },
    ],
  },
  'world.worldSelect': { worldSelectList: [] },
  'calendar.getLink': { madeAt: null },
})

test('the sum has seats, orders and fees; orders and fees lead to where they stand; what came back says why and when', async () => {
  await showScreen(<HeldScreen />)
  const sum = await screen.findByRole('region', { name: 'お預かりの合計' })
  expect(sum.textContent).toMatch(/AC 515.*LP 1,017.*つぎに決まる.*11月21日 23:59.*LP 332・AC 100/)
  expect(screen.getByText('1件・LP 385・AC 215')).toBeTruthy()
  expect(screen.getByText('2件・LP 300・AC 200')).toBeTruthy()
  const order = screen.getByRole('link', { name: /三人で、終電を見送る/ })
  expect(order.getAttribute('href')).toBe('/world/world0/scenarioOrder/7')
  expect(order.textContent).toMatch(/招待中・11月21日 23:59 まで.*LP 332.*AC 100/)
  const setting = screen.getByRole('link', { name: /公認「灯室の日誌」/ })
  expect(setting.getAttribute('href')).toBe('/world/world0/character/c1')
  expect(within(setting).getByText('LP 300')).toBeTruthy()
  const item = screen.getByRole('link', { name: /アイテム「帰り道のランタン」/ })
  expect(item.getAttribute('href')).toMatch(/^\/world\/world0\/originalize\?.*tab=applications/)
  const back = screen.getByText('霧の市の留守番').closest('li')
  expect(back?.textContent).toContain('抽選に外れました・11月18日 20:30')
  expect(back?.textContent).toContain('+AC 250')
  expect(server.inputsOf('coin.getHeld')).toHaveLength(1)
})
