// Guards of routes (doc1 §2.8): which part of the routes asks for what, and whom each guard leads where.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MINE_KEY, requireCharacter } from '#app/areas/character/require-character.ts'
import { session } from '#app/platform/session.ts'
import { requireUser } from '#app/platform/use-session.ts'
import { requireAdmin, requireAdminOr, requireOffice } from '#app/shared/session/require-admin.ts'
import { requireMaster, requireMasterOrOffice } from '#app/shared/session/require-master.ts'

const frame = join(import.meta.dirname, '../../src/app/routes/_frame')

/** Guards that a route of each part may have. */
const guardsOf: readonly [folder: string, guards: RegExp][] = [
  ['(player)', /beforeLoad: require(User|Creator)\b|requireUser\(asked\)|\.\.\.pageOnly\b/],
  ['(account)', /beforeLoad: requireUser\b/],
  ['(office)/myPage/admin', /beforeLoad: requireAdmin\b/],
  ['(office)/admin', /beforeLoad: requireOffice\b|requireAdminOr\(/],
  ['(office)/cs', /beforeLoad: requireOffice\b/],
  ['(master)', /beforeLoad: requireMaster(OrOffice)?\b/],
  ['(character)', /requireCharacter\b|characterRegistration.*[\s\S]*beforeLoad: requireUser\b/],
]

test.each(guardsOf)('every route of %s has its guard', (folder, guards) => {
  const files = readdirSync(join(frame, folder), { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.tsx'),
  )
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(file => !guards.test(readFileSync(join(frame, folder, file), 'utf8')))).toEqual([])
})

const HERE = '/myPage/somewhere?page=2'
const asked = { location: { href: HERE } }
const toLogin = { to: '/login', search: { redirect: HERE } }
const people = { guest: null, player: [0], master: [0, 1], admin: [0, 5] } as const
type Person = keyof typeof people

/** null: may enter */
const table: readonly [
  name: string,
  guard: (given: typeof asked) => unknown,
  led: Record<Person, { to: string; search?: object } | null>,
][] = [
  ['requireUser', requireUser, { guest: toLogin, player: null, master: null, admin: null }],
  ['requireAdmin', requireAdmin, { guest: toLogin, player: { to: '/myPage' }, master: { to: '/myPage' }, admin: null }],
  ['requireOffice', requireOffice, { guest: toLogin, player: { to: '/' }, master: { to: '/' }, admin: null }],
  [
    'requireAdminOr',
    () => requireAdminOr('/news/1'),
    { guest: { to: '/news/1' }, player: { to: '/news/1' }, master: { to: '/news/1' }, admin: null },
  ],
  [
    'requireMaster',
    requireMaster,
    { guest: toLogin, player: { to: '/myPage' }, master: null, admin: { to: '/myPage/scenario' } },
  ],
  [
    'requireMasterOrOffice',
    requireMasterOrOffice,
    { guest: toLogin, player: { to: '/myPage' }, master: null, admin: null },
  ],
]

/** Outcome of a guard, which must be there at once: a guard that waits would show its screen for a moment, or forget its target. */
function outcomeOf(guard: (given: typeof asked) => unknown): { to: string; search?: object } | null {
  try {
    expect(guard(asked)).toBeUndefined()
    return null
  } catch (error) {
    if (!isRedirect(error)) throw error
    const { to, search } = error.options as { to: string; search?: object }
    return search ? { to, search } : { to }
  }
}

afterEach(() => vi.restoreAllMocks())

describe.each(table)('%s', (_, guard, led) => {
  test.each(Object.keys(people) as Person[])('%s', person => {
    const classList = people[person]
    const user = classList && { userId: 'u', publicUserId: 'P', userName: '名', classList: [...classList] }
    vi.spyOn(session, 'get').mockReturnValue({ user, ended: false })
    expect(outcomeOf(guard)).toEqual(led[person])
  })
})

describe('requireCharacter', () => {
  const toGate = `/withoutLogin?redirect=${encodeURIComponent(HERE)}`
  const player = { userId: 'u', publicUserId: 'P', userName: '名', classList: [0] }
  test.each([
    ['a guest', null, [], toGate],
    ['a player without any character', player, [], toGate],
    ['a player with one of another world', player, ['world1'], toGate],
    ['a player with one of this world', player, ['world1', 'world0'], null],
    // The screen itself decides once they have come.
    ['a player whose characters are not known yet', player, null, null],
  ])('%s', (_, user, worlds, led) => {
    vi.spyOn(session, 'get').mockReturnValue({ user, ended: false })
    const queryClient = new QueryClient()
    if (worlds) queryClient.setQueryData(MINE_KEY, { characterList: worlds.map(worldId => ({ worldId })) })
    const enter = () => requireCharacter({ ...asked, context: { queryClient }, params: { worldId: 'world0' } })
    if (led === null) return expect(enter()).toBeUndefined()
    try {
      enter()
    } catch (error) {
      if (!isRedirect(error)) throw error
      return expect((error.options as { href?: string }).href).toBe(led)
    }
    throw new Error('Nobody was led away.')
  })
})
