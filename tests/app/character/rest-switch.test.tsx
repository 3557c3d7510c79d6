// The switch 休止中: it shows at once what was pressed, and tells the server.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RestSwitch } from '#app/areas/character/RestSwitch.tsx'
import type { Character } from '#app/shared/character/queries.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const server = fakeServer({ 'character.rest': ({ characterId, isResting }) => ({ characterId, isResting }) })
const shown = () => screen.getByRole<HTMLInputElement>('switch', { name: /休止中/ })

test('what was pressed is told', async () => {
  const character = { characterId: 'emil', characterFullName: 'エミル', isResting: false } as Character
  await showScreen(<RestSwitch character={character} />)
  expect(shown().checked).toBe(false)
  fireEvent.click(shown())
  await expect.poll(() => server.inputsOf('character.rest')).toEqual([{ characterId: 'emil', isResting: true }])
})
