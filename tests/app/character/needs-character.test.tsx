// What needs a character: shown with it; where one's characters cannot be read, they can be asked for again.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { NeedsCharacter } from '#app/areas/character/NeedsCharacter.tsx'
import { NoAnswer } from '#app/platform/exchange.ts'
import { OutboxContext } from '#app/platform/outbox/outbox-context.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { beSignedIn, emptyOutbox } from '../../support/signed-in.ts'

const { server } = vi.hoisted(() => ({ server: { isLost: false } }))
vi.mock('virtual:contract/character', () => ({ default: { mine: ['GET', '/mine'] } }))
vi.mock('#app/platform/exchange.ts', async original => ({
  ...(await original<object>()),
  exchange: async () => {
    if (server.isLost) throw new NoAnswer('lost')
    return { characterList: [{ characterId: 'garo', worldId: 'world0', isSpeaking: true }] }
  },
}))

const show = () =>
  renderInRouter(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OutboxContext value={emptyOutbox}>
        <NeedsCharacter worldId="world0" loading="…" frame={content => <main>{content}</main>}>
          {({ characterId }) => <p>{characterId}</p>}
        </NeedsCharacter>
      </OutboxContext>
    </QueryClientProvider>,
  )

beforeEach(() => {
  server.isLost = false
  beSignedIn()
})

test('with a character it is shown', async () => {
  await show()
  expect(await screen.findByText('garo')).toBeTruthy()
  expect(screen.queryByRole('main')).toBeNull()
})

test('characters that cannot be read can be asked for again, inside the frame of the screen', async () => {
  server.isLost = true
  await show()
  const again = await screen.findByRole('button', { name: 'もう一度試す' })
  expect(screen.getByRole('main').contains(again)).toBe(true)
  server.isLost = false
  fireEvent.click(again)
  expect(await screen.findByText('garo')).toBeTruthy()
})
