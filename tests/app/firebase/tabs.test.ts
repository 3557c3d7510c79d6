// 共有の端末 with Firebase: session storage is a tab's own, the session is the browser's.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shareWithTabs, signOutTabs, takeOverFromTabs } from '#app/platform/firebase-tabs.ts'
import { clearSharedMark, markShared } from '#app/platform/shared-device.ts'

const PLACE = 'firebase:authUser:key:project'
/** The other tab: it hears and speaks over the same channel. */
let other: BroadcastChannel
let heard: unknown[]

beforeEach(() => {
  heard = []
  other = new BroadcastChannel(`tsumugi-${PLACE}`)
  other.onmessage = ({ data }) => heard.push(data)
  markShared()
})
afterEach(() => {
  other.close()
  clearSharedMark()
})

describe('a new tab', () => {
  test('gets the account from one that has it', async () => {
    other.onmessage = () => other.postMessage({ kind: 'have', account: '{"uid":"a"}' })
    await takeOverFromTabs(PLACE)
    expect(sessionStorage.getItem(PLACE)).toBe('{"uid":"a"}')
  })

  test('goes on without, where nobody answers', async () => {
    await takeOverFromTabs(PLACE)
    expect(sessionStorage.getItem(PLACE)).toBeNull()
  })

  test('asks nobody when it has one, or when no shared session is open', async () => {
    sessionStorage.setItem(PLACE, 'own')
    await takeOverFromTabs(PLACE)
    sessionStorage.clear()
    clearSharedMark()
    await takeOverFromTabs(PLACE)
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(heard).toEqual([])
    expect(sessionStorage.getItem(PLACE)).toBeNull()
  })
})

describe('a tab with an account', () => {
  test('gives it, and signs out with the others', async () => {
    const signOut = vi.fn(async () => sessionStorage.removeItem(PLACE))
    shareWithTabs(PLACE, signOut)
    sessionStorage.setItem(PLACE, 'mine')
    other.postMessage({ kind: 'ask' })
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'have', account: 'mine' }]))
    other.postMessage({ kind: 'signed-out' })
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce())
    other.postMessage({ kind: 'ask' })
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(heard).toHaveLength(1)
    expect(signOut).toHaveBeenCalledOnce()
  })

  test('tells when it signs out', async () => {
    signOutTabs(PLACE)
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'signed-out' }]))
  })
})
