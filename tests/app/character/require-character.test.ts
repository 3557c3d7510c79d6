// Screens that need a character: users without one in their world are led to the gate of the world, and come back.
import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { MINE_KEY, requireCharacter } from '#app/areas/character/require-character.ts'
import { session } from '#app/platform/session.ts'
import { characterQueries } from '#app/shared/character/queries.ts'

const USER = { userId: 'user-a', publicUserId: 'A', userName: 'ゆず', classList: [0] }
const HREF = '/world/cove/itemSynth?q=%E7%81%AF'
const GATE = `/withoutLogin?redirect=${encodeURIComponent(HREF)}`

afterEach(() => {
  vi.restoreAllMocks()
})

/** Address to which the guard leads; null when it lets the user through. */
function ledTo(user: typeof USER | null, worlds: readonly string[] | undefined): string | null {
  vi.spyOn(session, 'get').mockReturnValue({ user, ended: false })
  const queryClient = new QueryClient()
  if (worlds) queryClient.setQueryData(MINE_KEY, { characterList: worlds.map(worldId => ({ worldId })) })
  try {
    requireCharacter({ context: { queryClient }, params: { worldId: 'cove' }, location: { href: HREF } })
    return null
  } catch (error) {
    if (!isRedirect(error)) throw error
    return String(error.options.href)
  }
}

test('the guard looks where one’s characters are kept', () => {
  expect(characterQueries.mine().queryKey).toEqual(MINE_KEY)
})

test.each([
  ['a guest', null, undefined, GATE],
  ['a guest after whose session a list is left', null, ['cove'], GATE],
  ['a user with nobody anywhere', USER, [], GATE],
  ['a user with somebody in another world only', USER, ['world0'], GATE],
  ['a user with somebody there', USER, ['world0', 'cove'], null],
  ['a user whose characters are not read yet', USER, undefined, null],
] as const)('%s', (_, user, worlds, way) => {
  expect(ledTo(user, worlds)).toBe(way)
})
