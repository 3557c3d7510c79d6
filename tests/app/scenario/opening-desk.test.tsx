// The desks on which openings are written: dates are judged by the server's time, whatever the device's clock says, and the
// numbers that new openings start with are saved.
import 'fake-indexeddb/auto'
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { InfoScreen } from '#app/areas/scenario-desk/opening/InfoScreen.tsx'
import { SettingsScreen } from '#app/areas/scenario-desk/SettingsScreen.tsx'
import { StaffOpeningScreen } from '#app/areas/scenario-office/staff/StaffOpeningScreen.tsx'
import { numberLabels } from '#app/shared/scenario/NumberFields.tsx'
import { type NumberName, numberNames } from '#app/shared/scenario/opening-fields.ts'
import { toJapanField } from '#rules/dates.ts'
import { defaultSettings } from '#rules/scenario/settings.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const HOUR = 3_600_000
const PASSED = '公開の希望日時は、いまより後にしてください。'
const { recruitingHours: recruitmentPeriod, ...settings } = defaultSettings(1)
/** Hours by which the server's clock is ahead of the device's. */
let ahead = 0
const serverNow = () => Date.now() + ahead * HOUR
const serverTime = () => new Date(serverNow()).toISOString()
const server = fakeServer({
  ...{ 'world.worldSelect': { worldSelectList: [] }, 'scenarioRequest.getSetting': { settingList: [] } },
  'scenarioInfo.getSettings': () => ({
    ...{ settings, recruitmentPeriod, refusals: '', isNewMaster: false },
    serverTime: serverTime(),
  }),
  'scenarioInfo.saveSettings': ({ refusals }) => ({ refusals }),
  'scenarioOffice.getStaffList': () => ({ scenarioList: [], count: 0, serverTime: serverTime() }),
})

let worlds = 0
beforeEach(() => {
  cleanup()
  stubPhone()
  installLocks()
  // The disk stays: each test writes in a world of its own.
  worlds += 1
})

const desks = {
  master: {
    content: () => <InfoScreen address={{ worldId: `desk${worlds}` }} />,
    handIn: '提出する',
  },
  office: {
    content: () => <StaffOpeningScreen place={{ worldId: `desk${worlds}` }} />,
    handIn: '公開を予約する',
  },
}

/** Hands an opening in that wishes to be published at this time by the server's clock, and tells what is wrong with it. */
async function faultsAt(desk: keyof typeof desks, inHours: number): Promise<string> {
  await showScreen(desks[desk].content())
  const later = await screen.findByRole('radio', { name: '日時を希望する' })
  await waitFor(() => expect(screen.queryByText('読み込んでいます。')).toBeNull())
  if (desk === 'office') await waitFor(() => expect(server.inputsOf('scenarioOffice.getStaffList')).toHaveLength(1))
  fireEvent.click(later)
  fireEvent.change(await screen.findByLabelText('公開の希望日時（日本時間）'), {
    target: { value: toJapanField(serverNow() + inHours * HOUR) },
  })
  fireEvent.click(screen.getByRole('button', { name: desks[desk].handIn }))
  // The title is missing in any case.
  return (await screen.findByText(/題名を入力/, { selector: 'li *' })).closest('ul')?.textContent ?? ''
}

test.each(['master', 'office'] as const)(
  'a time ahead is right for the %s whose device is two hours fast',
  async desk => {
    ahead = -2
    expect(await faultsAt(desk, 1)).not.toContain(PASSED)
  },
)

test.each(['master', 'office'] as const)(
  'a time that has passed is wrong for the %s whose device is slow',
  async desk => {
    ahead = 2
    expect(await faultsAt(desk, -1)).toContain(PASSED)
  },
)

/** Every number as a master changes it, and what is sent of it. */
const typed: Record<NumberName, string> = {
  ...{ seats: '６', minimum: '3', cost: '700', reservingCost: '0', playingMax: '800', reservationHours: '48' },
  ...{ lotteryMinutes: '60', confirmingHours: '12', recruitingHours: '36', consultationDays: '7', writingDays: '21' },
}
const changed = {
  ...{ seats: 6, minimum: 3, cost: 700, reservingCost: 0, playingMax: 800, reservationHours: 48 },
  ...{ lotteryMinutes: 60, confirmingHours: 12, consultationDays: 7, writingDays: 21 },
  ...{ allowsSeveral: true, allowsLateTags: false },
}
const switches = () => [
  screen.getByRole<HTMLInputElement>('switch', { name: /何人ものキャラクター/ }),
  screen.getByRole<HTMLInputElement>('switch', { name: /チームタグ/ }),
]

test('each number and switch that a new opening starts with is saved, and a wrong one is not', async () => {
  ahead = 0
  await showScreen(<SettingsScreen />)
  const seats = await screen.findByLabelText('定員')
  fireEvent.change(seats, { target: { value: '0' } })
  fireEvent.click(screen.getByRole('button', { name: '保存する' }))
  expect(seats.getAttribute('aria-invalid')).toBe('true')
  expect(server.inputsOf('scenarioInfo.saveSettings')).toEqual([])
  for (const name of numberNames)
    fireEvent.change(screen.getByLabelText(numberLabels[name].label), { target: { value: typed[name] } })
  for (const one of switches()) fireEvent.click(one)
  fireEvent.input(screen.getByRole('textbox', { name: /書かないこと/ }), { target: { value: '残酷な描写。' } })
  fireEvent.click(screen.getByRole('button', { name: '保存する' }))
  await waitFor(() =>
    expect(server.inputsOf('scenarioInfo.saveSettings')).toEqual([
      { settings: changed, recruitmentPeriod: 36, refusals: '残酷な描写。' },
    ]),
  )
})

test('a new form begins with each number and switch of its master', async () => {
  server.answers({
    'scenarioInfo.getSettings': {
      ...{ settings: changed, recruitmentPeriod: 36, refusals: '', isNewMaster: false },
      serverTime: serverTime(),
    },
  })
  await showScreen(desks.master.content())
  await screen.findByLabelText('定員')
  const shown = numberNames.map(name => screen.getByLabelText<HTMLInputElement>(numberLabels[name].label).value)
  expect(shown).toEqual(numberNames.map(name => typed[name].normalize('NFKC')))
  expect(switches().map(({ checked }) => checked)).toEqual([true, false])
})
