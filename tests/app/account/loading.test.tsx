// /loading: one reload a tab, never over unsaved text, and what is said when the account could not be read.
import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LoadingScreen } from '#app/areas/identity/LoadingScreen.tsx'
import { holdDirty } from '#app/platform/dirty.ts'
import { Refusal } from '#app/platform/requests.ts'
import { session } from '#app/platform/session.ts'
import * as storage from '#app/platform/storage.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const RELOADED = 'tsumugi-loading-reload'
const server = fakeServer({
  'signUp.selectId': { userId: 'rin', publicUserId: 'P' },
  'identity.provider': { firebase: null, social: [] },
  'account.userClass': {
    userInfo: { userName: '凛', icon: null },
    ...{ masterInfo: null, creatorInfoIllust: null, creatorInfoVoice: null, creatorInfoWriter: null },
    ...{ userInfoAdmin: null, isPremiumUser: false, premiumToDate: null, isStorySupporterOnly: false },
  },
  'account.getLastClass': { lastClass: 0 },
})
const reload = vi.fn()
const show = () => showScreen(<LoadingScreen goTo="/" reload={reload} />)
const asked = () => server.requests.map(({ call }) => call)

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.spyOn(storage, 'storageState').mockReturnValue('working')
})

test('the page is read anew once a tab, with its mark in the tab alone', async () => {
  await show()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(sessionStorage.getItem(RELOADED)).toBe('1')
  expect(asked()).toEqual([])
})

test('the second time it goes on', async () => {
  sessionStorage.setItem(RELOADED, '1')
  await show()
  await waitFor(() => expect(asked()).toContain('account.getLastClass'))
  expect(reload).not.toHaveBeenCalled()
})

test('never over unsaved text, and without a mark the next sign-in may still do it', async () => {
  const release = holdDirty()
  await show()
  await waitFor(() => expect(asked()).toContain('signUp.selectId'))
  expect(reload).not.toHaveBeenCalled()
  expect(sessionStorage.getItem(RELOADED)).toBeNull()
  release()
})

test('never where the device keeps nothing: the page would not know who has signed in', async () => {
  vi.spyOn(storage, 'storageState').mockReturnValue('broken' as ReturnType<typeof storage.storageState>)
  await show()
  await waitFor(() => expect(asked()).toContain('signUp.selectId'))
  expect(reload).not.toHaveBeenCalled()
})

test('a lost answer keeps the session and offers another try, which goes on', async () => {
  sessionStorage.setItem(RELOADED, '1')
  server.loses('signUp.selectId', 'answer lost')
  await show()
  expect(await screen.findByRole('button', { name: 'ログアウトする' })).toBeTruthy()
  server.loses('signUp.selectId', 'arrives')
  fireEvent.click(screen.getByRole('button', { name: 'もう一度試す' }))
  await waitFor(() => expect(asked()).toContain('account.getLastClass'))
})

test('a session that is over is signed out by the one answer there is', async () => {
  sessionStorage.setItem(RELOADED, '1')
  const signOut = vi.spyOn(session, 'signOut').mockResolvedValue()
  server.refuses('signUp.selectId', 'UNAUTHORIZED')
  vi.spyOn(session, 'renew').mockRejectedValue(new Refusal(401, 'SESSION_ENDED', '', null))
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'とじる' }))
  expect(signOut).toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull()
})
