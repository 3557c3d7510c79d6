// Content that needs a character: shown with one; when the characters cannot be read, reading can be repeated.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import { ownCharacter } from '../../support/answers.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const server = fakeServer({ 'character.mine': { characterList: [ownCharacter('garo', 'ガロ・ミストル')] } })

const show = () =>
  showScreen(
    <NeedsCharacter worldId="world0" loading="…" frame={content => <main>{content}</main>}>
      {({ characterId }) => <p>{characterId}</p>}
    </NeedsCharacter>,
  )

test('with a character it is shown', async () => {
  await show()
  expect(await screen.findByText('garo')).toBeTruthy()
  expect(screen.queryByRole('main')).toBeNull()
})

test('characters that cannot be read can be asked for again, inside the frame of the screen', async () => {
  server.loses('character.mine')
  await show()
  const again = await screen.findByRole('button', { name: 'もう一度試す' })
  expect(screen.getByRole('main').contains(again)).toBe(true)
  server.loses('character.mine', 'arrives')
  fireEvent.click(again)
  expect(await screen.findByText('garo')).toBeTruthy()
})
