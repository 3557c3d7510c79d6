import { expect, test } from 'vitest'
import { characterQueries } from '#app/areas/character/queries.ts'
import { MINE_KEY } from '#app/areas/character/require-character.ts'

test('the guard looks where one’s characters are kept', () => {
  expect(characterQueries.mine().queryKey).toEqual(MINE_KEY)
})
