// Sheet for a new link: the end is judged by the server, whatever the clock of the device says.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { GoodsScreen } from '#app/areas/distribution/GoodsScreen.tsx'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const info = {
  ...{ hash: 'h', state: 'open' as const, takenCount: 0, takeLimit: null, endsAt: null, stoppedAt: null },
  createdAt: '2026-11-20T03:00:00.000Z',
}
const server = fakeServer({
  'distribution.getDistributionList': {
    shouhin: {
      ...{ shouhinId: 'glass', shouhinmei: '月光硝子のおすそわけ', description: '', picture: null },
      ...{ worldId: 'world0', worldName: '灯守のエルダ' },
    },
    distributionList: [
      { officialOptionId: 0, optionName: '月光硝子', suuryoSentakuId: 0, amount: 1, distribution: null },
    ],
  },
  'distribution.distributionInfo': info,
})
const OVER = '終わりの日時は、これからの日時にしてください。'
const end = () => screen.findByLabelText<HTMLInputElement>(/^いつまで/)
const make = () => fireEvent.click(screen.getByRole('button', { name: 'リンクを作る' }))

afterEach(() => void vi.restoreAllMocks())

test('an end that is future for the server is taken from a device whose clock is a year ahead', async () => {
  const real = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(real + 365 * 86_400_000)
  await showScreen(<GoodsScreen shouhinId="glass" />)
  fireEvent.click(await screen.findByRole('button', { name: /リンクを作る/ }))
  fireEvent.change(await end(), { target: { value: '2027-01-10T12:00' } })
  make()
  await waitFor(() =>
    expect(server.inputsOf('distribution.distributionInfo')).toMatchObject([{ endsAt: '2027-01-10T03:00:00.000Z' }]),
  )
})

test('an end that has passed is told at its field, until it is changed', async () => {
  server.refuses('distribution.distributionInfo', 'DISTRIBUTION_ENDS_BEFORE')
  await showScreen(<GoodsScreen shouhinId="glass" />)
  fireEvent.click(await screen.findByRole('button', { name: /リンクを作る/ }))
  fireEvent.change(await end(), { target: { value: '2027-01-10T12:00' } })
  make()
  await waitFor(async () => expect((await end()).getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText(OVER)).toHaveLength(1)
  fireEvent.change(await end(), { target: { value: '2027-02-10T12:00' } })
  expect(screen.queryByText(OVER)).toBeNull()
})
