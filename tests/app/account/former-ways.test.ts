// /newPlayer, /newMaster, /newCreator: a guest is led into the sign-up by mail, and after it to where that address led; a user at once.
import { isRedirect } from '@tanstack/react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { afterJoining } from '#app/areas/identity/after-joining.ts'
import { leadNewcomer } from '#app/areas/identity/former-ways.ts'
import { session } from '#app/platform/session.ts'

const goals = [
  ['newPlayer', '/'],
  ['newMaster', '/myPage/account/userClass?apply=master'],
  ['newCreator', '/myPage/account/userClass'],
] as const
type From = (typeof goals)[number][0]

function ledTo(from: From): unknown {
  try {
    leadNewcomer(from)
  } catch (met) {
    if (isRedirect(met)) return met.options
    throw met
  }
  return null
}
const beSignedIn = (signedIn: boolean) =>
  vi.spyOn(session, 'get').mockReturnValue({
    user: signedIn ? { userId: 'rin', publicUserId: 'P', userName: '凛', classList: [0] } : null,
    ended: false,
  })

beforeEach(() => localStorage.clear())

describe.each(goals)('/%s', (from, goal) => {
  test('leads a guest into the sign-up by mail, and on afterwards, once', () => {
    beSignedIn(false)
    expect(ledTo(from)).toMatchObject({ to: '/login', search: { mode: 'signup' } })
    expect(afterJoining.take()).toBe(goal)
    expect(afterJoining.take()).toBe('/')
  })

  test('leads a user on at once', () => {
    beSignedIn(true)
    expect(ledTo(from)).toMatchObject({ href: goal })
    expect(afterJoining.take()).toBe('/')
  })
})

test('the wish is forgotten after a day, and by a later one', () => {
  beSignedIn(false)
  ledTo('newMaster')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_001 })
  try {
    expect(afterJoining.take()).toBe('/')
  } finally {
    vi.useRealTimers()
  }
  ledTo('newMaster')
  ledTo('newPlayer')
  expect(afterJoining.take()).toBe('/')
})

test('what is kept leads nowhere but to the own pages', () => {
  localStorage.setItem(
    'tsumugi-after-joining',
    JSON.stringify({ goTo: 'https://evil.example/', until: Date.now() + 1e6 }),
  )
  expect(afterJoining.take()).toBe('/')
})
