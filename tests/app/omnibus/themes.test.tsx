// Themes (オムニバス) on screens: their order with the price that was shown, terms of their master, what the office compares.
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SettingScreen } from '#app/areas/omnibus/desk/SettingScreen.tsx'
import { ThemeScreen } from '#app/areas/omnibus/detail/ThemeScreen.tsx'
import { Differences } from '#app/areas/omnibus/office/Differences.tsx'
import { ownCharacter } from '../../support/answers.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const AT = '2036-11-20T12:00:00.000Z'
const terms = { acceptFlg: true, orderCoin: 1_500, seats: 3, writingDays: 21, running: 1, episodes: 0 }
const texts = {
  ...{ title: '忘れ物係、三番窓口', catchcopy: 'まだなくしていないもの。', description: '傘がひとつ。' },
  ...{ masterMsg: '', picture: null, characterList: [] },
}
const theme: AnswerOf<'scenarioOmnibus.getOmnibusDetail'> = {
  ...{ ...texts, ...terms, omnibusId: 6, worldId: 'world1', textType: 'Normal', templateTitle: '停車場' },
  ...{ masterId: 'M', masterName: 'しおり', masterIcon: null, isOver: false, isMine: false },
  ...{ episodeList: [], serverTime: AT },
}
const deskTheme: AnswerOf<'scenarioOmnibus.getOwnList'>['omnibusList'][number] = {
  ...{ ...terms, omnibusId: 6, worldId: 'world1', templateId: 3, templateTitle: '停車場', textType: 'Normal' },
  ...{ seatsMost: 4, masterName: 'しおり', title: texts.title, catchcopy: texts.catchcopy, state: 'approved' },
  ...{ stateSince: AT, approvedAt: AT, comment: '', version: 3 },
}
const server = fakeServer({
  'scenarioOmnibus.getOmnibusDetail': theme,
  'scenarioOmnibus.getMasterList': { masterList: [] },
  'scenarioOmnibus.getRelatedOmnibusList': { omnibusList: [] },
  'scenarioOmnibus.getScenarioListForOrder': { settingInfoList: [deskTheme], serverTime: AT },
  'scenarioOmnibus.orderSetting': ({ settingInfoList }) => ({ settingInfoList }),
  'world.worldSelect': { worldSelectList: [] },
  'character.mine': {
    characterList: ['world0', 'world1'].map(worldId => ({ ...ownCharacter(`${worldId}-mio`, 'ミオ'), worldId })),
  },
  'coin.getHeld': { feeList: [], orderList: [], returnedList: [] },
  'scenarioOrder.getOrderList': { orderList: [], count: 0, serverTime: AT },
  'coin.getCoins': { alpacaCoin: 500, llamaPoint: 30 },
})

test('a theme says what an order costs and what one of several bears', async () => {
  await showScreen(<ThemeScreen worldId="world1" omnibusId={6} address={{}} />)
  expect(await screen.findByText('1,500 コイン')).toBeTruthy()
  expect(screen.getByText('友だちと3人なら、ひとり500 コインずつです。')).toBeTruthy()
  expect(screen.getByText('公開された話はまだありません。')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^このテーマでオーダーする/ })).toBeTruthy()
})

test('one that takes no orders, and one of one’s own, has no way to an order', async () => {
  server.answers({ 'scenarioOmnibus.getOmnibusDetail': { ...theme, acceptFlg: false } })
  await showScreen(<ThemeScreen worldId="world1" omnibusId={6} address={{}} />)
  expect(await screen.findByText('いまはオーダーを受け付けていません。')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^このテーマでオーダーする/ })).toBeNull()
})

test('a theme of another world is none of this address', async () => {
  await showScreen(<ThemeScreen worldId="world0" omnibusId={6} address={{}} />)
  expect(await screen.findByText('このテーマは見つかりませんでした。')).toBeTruthy()
})

test('terms are sent as they stand, and nothing without a change', async () => {
  await showScreen(<SettingScreen />)
  const row = within((await screen.findByLabelText('価格')).closest('li') as HTMLElement)
  const save = row.getByRole('button', { name: /^この設定にする/ })
  fireEvent.click(save)
  expect(row.getByText('変更はありません。')).toBeTruthy()
  fireEvent.change(row.getByLabelText('価格'), { target: { value: '1600' } })
  fireEvent.click(row.getByRole('button', { name: /^この設定にする/ }))
  await waitFor(() =>
    expect(server.inputsOf('scenarioOmnibus.orderSetting')).toEqual([
      { settingInfoList: [{ omnibusId: 6, acceptFlg: true, orderCoin: 1_600, seats: 3, writingDays: 21 }] },
    ]),
  )
})

test('the office sees each place that differs from what players see', async () => {
  const written = { ...texts, title: '忘れ物係、四番窓口', description: '傘がふたつ。' }
  await showScreen(<Differences written={written} approved={texts} />)
  expect(screen.getByText('2か所')).toBeTruthy()
  expect(screen.getByText('忘れ物係、四番窓口').tagName).toBe('INS')
  expect(screen.getByText('ふた').tagName).toBe('INS')
})

test('another picture is a place too', async () => {
  await showScreen(<Differences written={{ ...texts, picture: 'window' }} approved={texts} />)
  expect(screen.getByText('絵なし').tagName).toBe('DEL')
  expect(screen.getByText('選びなおした絵').tagName).toBe('INS')
})
