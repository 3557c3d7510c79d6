// 共有の端末 with Firebase: session storage belongs to a tab, but the session to the browser.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shareWithTabs, takeOverFromTabs } from '#app/platform/firebase-tabs.ts'
import { clearSharedMark, markShared } from '#app/platform/shared-device.ts'

const PLACE = 'firebase:authUser:key:project'
/** The other tab, on the same channel. */
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

describe('a tab', () => {
  test('with an account gives it, until another signs in or out', async () => {
    const changed = vi.fn()
    const tabs = shareWithTabs(PLACE, changed)
    sessionStorage.setItem(PLACE, 'mine')
    other.postMessage({ kind: 'ask' })
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'have', account: 'mine' }]))
    other.postMessage({ kind: 'changed' })
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce())
    expect(sessionStorage.getItem(PLACE)).toBeNull()
    other.postMessage({ kind: 'ask' })
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(heard).toHaveLength(1)
    tabs.close()
  })

  test('that signs in or out tells the others, and keeps its own', async () => {
    const changed = vi.fn()
    const tabs = shareWithTabs(PLACE, changed)
    sessionStorage.setItem(PLACE, 'mine')
    tabs.tell()
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'changed' }]))
    expect(changed).not.toHaveBeenCalled()
    expect(sessionStorage.getItem(PLACE)).toBe('mine')
    tabs.close()
  })
})
