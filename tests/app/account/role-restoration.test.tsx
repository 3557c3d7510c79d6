// A role that could not be restored (G46): a dialog over whatever screen is open, another try, going on; and nothing without a
// network, or where the device knows the role.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Classes } from '#app/areas/user-class/queries.ts'
import { startConnectivity } from '#app/platform/connectivity.ts'
import { useRoleFault } from '#app/shared/session/acting.ts'
import { classQueries } from '#app/shared/session/class-queries.ts'
import { keepActing } from '#app/shared/session/keep-acting.ts'
import { RoleNotRestored } from '#app/shared/session/RoleNotRestored.tsx'
import { roleMessages } from '#rules/messages/account.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const classes: AnswerOf<'account.userClass'> = {
  userInfo: { userName: '凛', icon: null },
  ...{ masterInfo: null, creatorInfoIllust: null, creatorInfoVoice: null, creatorInfoWriter: null },
  ...{ userInfoAdmin: null, isPremiumUser: false, premiumToDate: null, isStorySupporterOnly: false },
}
const server = fakeServer({
  'account.userClass': classes,
  'account.getLastClass': { lastClass: 0 },
  'account.getDisplay': { baseTextUrlCardDisplayFlg: true },
})
function Frame() {
  const fault = useRoleFault()
  return fault ? (
    <Suspense>
      <RoleNotRestored fault={fault} />
    </Suspense>
  ) : (
    <p>いつもの画面</p>
  )
}
const asked = () => server.requests.filter(({ call }) => call === 'account.getLastClass').length
const dialog = () => screen.queryByRole('alertdialog', { name: '前回のクラスに戻れませんでした' })
let stop = () => {}
beforeAll(startConnectivity)
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})
async function start(before: (client: Awaited<ReturnType<typeof showScreen>>['client']) => void = () => {}) {
  const { client } = await showScreen(<Frame />)
  before(client)
  stop = keepActing('rin', client)
  await waitFor(() => expect(client.isFetching()).toBe(0))
}

test('the refusal is told in a dialog, and another try restores the role', async () => {
  server.refuses('account.getLastClass', 'FORBIDDEN')
  await start()
  await waitFor(() => expect(dialog()?.textContent).toContain(roleMessages.notRestored))
  server.refuses('account.getLastClass', null)
  fireEvent.click(screen.getByRole('button', { name: 'もう一度試す' }))
  expect(await screen.findByText('いつもの画面')).toBeTruthy()
  expect(asked()).toBe(2)
})

test('whoever closes it goes on', async () => {
  server.refuses('account.userClass', 'FORBIDDEN')
  await start()
  fireEvent.click(await screen.findByRole('button', { name: 'とじる' }))
  expect(await screen.findByText('いつもの画面')).toBeTruthy()
})

test('answers that do not come are asked for again when the page wakes, without a dialog', async () => {
  server.loses('account.getLastClass')
  await start()
  expect(dialog()).toBeNull()
  const before = asked()
  server.loses('account.getLastClass', 'arrives')
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(asked()).toBe(before + 1))
  expect(dialog()).toBeNull()
})

test('and after a while, where the page stays as it is', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const later = () => timers.mock.calls.find(([, pause]) => pause === 20_000)?.[0]
  server.loses('account.getLastClass')
  await start()
  await waitFor(() => expect(later()).toBeDefined())
  const before = asked()
  server.loses('account.getLastClass', 'arrives')
  later()?.()
  await waitFor(() => expect(asked()).toBe(before + 1))
})

test.each([
  ['without a network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false), () => {}],
  [
    'where the device knows it',
    () => {},
    (client: Awaited<ReturnType<typeof showScreen>>['client']) => {
      client.setQueryData(classQueries.classes('rin').queryKey, classes as Classes)
      client.setQueryData(classQueries.lastClass('rin').queryKey, { lastClass: 0 })
    },
  ],
])('%s, answers that do not come are not', async (_, make, before) => {
  make()
  server.loses('account.getLastClass')
  server.loses('account.userClass')
  await start(before)
  expect(dialog()).toBeNull()
  expect(screen.getByText('いつもの画面')).toBeTruthy()
})
