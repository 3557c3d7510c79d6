// Extras (幕間) below a replay: what each costs, the question before it is paid, and what is sent.
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ScenarioExtras } from '#app/areas/scenario-extra/ScenarioExtras.tsx'
import { type AnswerOf, fakeServer } from '../support/fake-server.ts'
import { showScreen } from '../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const AT = '2036-11-20T12:00:00.000Z'
const of = { worldId: 'world0', scenarioId: 4, phase: 1 }
type Shown = AnswerOf<'scenarioExtra.getList'>['extraList'][number]
const extra = (extraId: number, title: string, price: number, isBought = false): Shown => ({
  ...{ extraId, title, price, teaser: '客がみんな帰ったあとの朝。', length: 600 },
  ...{ publishedAt: AT, isBought, isReadable: isBought },
})
const server = fakeServer({
  'scenarioExtra.getList': {
    extraList: [extra(1, '伏せた湯呑み', 80), extra(2, '灯室の朝', 0), extra(3, '三晩', 60, true)],
    serverTime: AT,
  },
  'scenarioExtra.buy': ({ extraId, price, coinType = null }) => ({ extraId, title: '', price, coinType }),
  'coin.getCoins': { alpacaCoin: 500, llamaPoint: 30 },
})

test('one is bought after its price was asked for, with the coin that can pay it', async () => {
  await showScreen(<ScenarioExtras of={of} />)
  fireEvent.click(await screen.findByRole('button', { name: /^コイン 80 で読む/ }))
  const lies = within(await screen.findByRole('dialog', { name: '幕間を購入しますか？' }))
  expect(lies.getByText('伏せた湯呑み')).toBeTruthy()
  await waitFor(() =>
    expect(lies.getByRole('button', { name: '購入して読む' }).getAttribute('aria-disabled')).not.toBe('true'),
  )
  fireEvent.click(lies.getByRole('button', { name: '購入して読む' }))
  await waitFor(() => expect(server.inputsOf('scenarioExtra.buy')).toEqual([{ extraId: 1, price: 80, coinType: 0 }]))
})

test('a free one is taken without a question, and a bought one has no price', async () => {
  await showScreen(<ScenarioExtras of={of} />)
  fireEvent.click(await screen.findByRole('button', { name: /^無料で読む/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(server.inputsOf('scenarioExtra.buy')).toEqual([{ extraId: 2, price: 0 }]))
  expect(screen.queryByRole('button', { name: /で読む：三晩/ })).toBeNull()
  expect(screen.getAllByRole('link', { name: /三晩/ }).length).toBeGreaterThan(0)
})

test('who has too few coins is told so before the press', async () => {
  server.answers({ 'coin.getCoins': { alpacaCoin: 10, llamaPoint: 30 } })
  await showScreen(<ScenarioExtras of={of} />)
  fireEvent.click(await screen.findByRole('button', { name: /^コイン 80 で読む/ }))
  expect(await screen.findByText('LPもACも足りません')).toBeTruthy()
})
