// Renders a screen for a signed-in user: with its links, its reads and its outbox, and one try for each read.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dropsGone } from '#app/platform/gone.ts'
import { OutboxContext } from '#app/platform/outbox/outbox-context.ts'
import { FakeOutbox } from './fake-outbox.ts'
import { renderInRouter } from './in-router.tsx'
import { beSignedIn } from './signed-in.ts'

/** Providers around a screen, for tests that render it by themselves. */
export const aroundScreen = (content: ReactNode, client = readingOnce(), outbox = new FakeOutbox()) => (
  <QueryClientProvider client={client}>
    <OutboxContext value={outbox.asOutbox}>{content}</OutboxContext>
  </QueryClientProvider>
)

const readingOnce = () => new QueryClient({ queryCache: dropsGone(), defaultOptions: { queries: { retry: false } } })

export async function showScreen(content: ReactNode, outbox = new FakeOutbox(), address = '/') {
  beSignedIn()
  const client = readingOnce()
  outbox.readAgain = () => client.invalidateQueries()
  return { ...(await renderInRouter(aroundScreen(content, client, outbox), address)), client, outbox }
}
