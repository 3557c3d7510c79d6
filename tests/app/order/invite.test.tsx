// An invitation by link: for guests, members with and without a character, and once it has ended.
import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InviteScreen } from '#app/areas/order/invite/InviteScreen.tsx'
import { session } from '#app/platform/session.ts'
import {
  invitationAfterSignUp,
  keepInvitation,
  keptInvitation,
  waitForSignUp,
} from '#app/shared/session/kept-invitation.ts'
import { ownCharacter } from '../../support/answers.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { aroundScreen, showScreen } from '../../support/screen.tsx'
import { givenOrder, member, NOW } from './orders.ts'

const HASH = 'a-secret-of-22-letters'
const invited = givenOrder({
  ...{ party: 'guest', isInvited: true, isMyTurn: true, invitation: null, actList: ['join', 'refuse'], held: 0 },
  memberList: [member('chikage', '久瀬 千景', { isOwner: true, share: 0, held: 0 })],
  joinedCount: 1,
})
let order = invited
let characters = [ownCharacter('sui', 'スイ')]
const server = fakeServer({
  'scenarioOrder.getOrderDetail': () => order,
  'scenarioOrder.visit': {},
  'scenarioOrder.participation': { orderId: 7, state: 'Inviting', share: 1_200 },
  'coin.getCoins': { alpacaCoin: 1_000, llamaPoint: 500 },
  'character.mine': () => ({ characterList: characters }),
  'world.worldSelect': { worldSelectList: [] },
})
const invitation = (hash = HASH) => <InviteScreen worldId="world0" orderId={7} hash={hash} />

beforeEach(() => {
  order = invited
  characters = [ownCharacter('sui', 'スイ')]
  sessionStorage.clear()
})

afterEach(() => vi.restoreAllMocks())

test('a guest sees inviter, price and date, and the way in has no secret', async () => {
  vi.spyOn(session, 'get').mockReturnValue({ user: null, ended: false })
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { addressNow } = await renderInRouter(aroundScreen(invitation(), client))
  const card = await screen.findByRole('region', { name: '招待' })
  expect(card.textContent).toMatch(/久瀬 千景さんから.*1,200 コイン.*1 \/ 3名.*11月23日/)
  await waitFor(() => expect(addressNow()).toBe('/world/world0/scenarioInvite/7/link'))
  expect(keptInvitation(7)).toBe(HASH)
  for (const name of [/ログインして参加する/, /会員登録/])
    expect(screen.getByRole('link', { name }).getAttribute('href')).not.toContain(HASH)
  expect(server.inputsOf('scenarioOrder.visit')).toEqual([])
})

test('a member joins with the share that was shown, and the visit is told once', async () => {
  await showScreen(invitation())
  fireEvent.click(await screen.findByRole('button', { name: '参加する' }))
  await waitFor(() =>
    expect(server.inputsOf('scenarioOrder.participation')).toEqual([
      { orderId: 7, characterId: 'sui', hash: HASH, cost: 1_200 },
    ]),
  )
  expect(server.inputsOf('scenarioOrder.visit')).toEqual([{ orderId: 7, hash: HASH }])
})

test('the kept secret opens it again after the way through the sign-in', async () => {
  keepInvitation({ orderId: 7, hash: HASH, until: null })
  await showScreen(invitation('link'))
  expect(await screen.findByRole('button', { name: '参加する' })).toBeTruthy()
  expect(server.inputsOf('scenarioOrder.getOrderDetail')[0]).toMatchObject({ orderId: 7, hash: HASH })
})

test('without a character in the world one is made on the way', async () => {
  characters = []
  await showScreen(invitation())
  const link = await screen.findByRole('link', { name: 'キャラクターを作る' })
  expect(link.getAttribute('href')).not.toContain(HASH)
})

test.each([
  [{ state: 'Ordering' as const, status: 'Ordering' as const }, 'この招待は締め切られました。'],
  [{ state: 'Cancel' as const, status: 'Cancel' as const }, 'このオーダーは、取り消しになりました。'],
  [{ joinedCount: 3 }, '席がいっぱいです。'],
  [{ party: 'owner' as const, isInvited: false }, 'あなたのオーダーです。'],
])('what it has become is stated: %o', async (more, words) => {
  order = { ...invited, ...more }
  await showScreen(invitation())
  expect(await screen.findByText(words)).toBeTruthy()
})

test('the secret is kept until the invitation ends, in the tab and beside a sign-up, and not beyond', async () => {
  await showScreen(invitation())
  await screen.findByRole('button', { name: '参加する' })
  const until = order.dueAt ?? ''
  const waiting = { worldId: 'world0', orderId: 7, hash: HASH, until }
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse(until) - 1)
  await waitForSignUp(waiting)
  expect(keptInvitation(7)).toBe(HASH)
  expect(await invitationAfterSignUp()).toBe('/world/world0/scenarioInvite/7/link')
  // The device has it no longer, and a sign-up that takes too long leads nowhere.
  expect(await invitationAfterSignUp()).toBeNull()
  await waitForSignUp(waiting)
  clock.mockReturnValue(Date.parse(until))
  expect(keptInvitation(7)).toBeNull()
  expect(sessionStorage).toHaveLength(0)
  expect(await invitationAfterSignUp()).toBeNull()
})

test('an invitation that is over leaves the tab when it is opened, and tells nothing of the order', async () => {
  order = { ...invited, state: 'Ordering', status: 'Ordering' }
  await showScreen(invitation())
  expect(await screen.findByText('この招待は締め切られました。')).toBeTruthy()
  await waitFor(() => expect(keptInvitation(7)).toBeNull())
  expect(screen.queryByText(invited.orderContent)).toBeNull()
  expect(screen.queryByRole('region', { name: /参加する人/ })).toBeNull()
})
