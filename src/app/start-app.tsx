// One running app per user: its cache, its outbox, its events, its router. When somebody else signs in, everything of the
// one before is closed and a new one is put in its place.
import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { recordPageView, removeClaimed } from './areas/mission/actions.ts'
import { showMissionEvent } from './areas/mission/mission-toast.ts'
import { startConnectivity } from './platform/connectivity.ts'
import { announceFirstScreen, firstScreen } from './platform/first-screen.ts'
import { Outbox } from './platform/outbox/outbox.ts'
import { OutboxContext } from './platform/outbox/outbox-context.ts'
import { showOutcome } from './platform/outbox/outcome-toast.ts'
import { makeOld, openCache } from './platform/query.ts'
import type { RealtimeEvent } from './platform/realtime.ts'
import { session } from './platform/session.ts'
import { takeOverAt } from './platform/updates/take-over.ts'
import { routeTree } from './routeTree.gen.ts'
import { focusHeading } from './ui/Shell.tsx'
import { toasts } from './ui/toast-store.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

function createAppRouter(queryClient: import('@tanstack/react-query').QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  })
}

const IDLE_MS = 3_000

const root = createRoot(document.getElementById('root') ?? document.body)

const userNow = (): string | null => session.get().user?.userId ?? null

/** Starts the app for whoever is signed in, and again whenever that changes, also while it is still starting. */
export async function startApp(): Promise<void> {
  startConnectivity()
  let shown: string | null | undefined
  let close = () => {}
  let following: Promise<void> | null = null
  const follow = async (): Promise<void> => {
    while (shown !== userNow()) {
      close()
      close = () => {}
      shown = undefined
      const userId = userNow()
      const cache = await openCache(userId)
      // On a slow device who is signed in may be known only now.
      if (userNow() === userId) {
        close = mount(userId, cache)
        shown = userId
      } else cache.close()
    }
  }
  const followOnce = (): Promise<void> => {
    following ??= follow().finally(() => {
      following = null
    })
    return following
  }
  session.watch(() => {
    if (shown === userNow()) return
    toasts.clear()
    followOnce().catch(() => location.reload())
  })
  await followOnce()
}

/** Events are no part of the first screen: what listens to them is loaded beside it. Returns how to stop. */
function listenLater(userId: string, hear: (event: RealtimeEvent) => void): () => void {
  const listening = firstScreen
    .then(() => import('./platform/realtime.ts'))
    .then(({ listenForEvents }) => listenForEvents(userId, hear))
  listening.catch(() => {})
  return () => void listening.then(stop => stop()).catch(() => {})
}

/** Drafts are no part of a first visit. What cannot be done now is done at the next start. */
function ofDrafts(act: (drafts: typeof import('./areas/draft/after-answer.ts')) => Promise<void>): void {
  import('./areas/draft/after-answer.ts').then(act).catch(() => {})
}

/** Safari tells of no idle time. */
const untilIdle = (): Promise<void> =>
  new Promise(resolve => {
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: IDLE_MS })
    else setTimeout(resolve, IDLE_MS)
  })

/** Puts up the app of one user. Returns how to take it down. */
function mount(userId: string | null, cache: Awaited<ReturnType<typeof openCache>>): () => void {
  const { client } = cache
  const router = createAppRouter(client)
  const outbox = userId === null ? null : new Outbox(userId)
  const closers: (() => void)[] = [cache.close]

  if (outbox && userId !== null) {
    closers.push(
      () => outbox.close(),
      outbox.onOutcome(outcome => {
        if (outcome.state === 'answered') {
          removeClaimed(client, outcome.item)
          if (outcome.item.facts.draftId) ofDrafts(({ endHandedIn }) => endHandedIn(outcome.item))
        }
        makeOld(client, outcome.item.touches)
        showOutcome(outcome)
      }),
      listenLater(userId, event => {
        if (event.kind === 'mission') {
          client.invalidateQueries({ queryKey: ['mission'] }).catch(() => {})
          showMissionEvent(event)
        }
      }),
    )
    outbox.open().catch(() => {})
    void firstScreen.then(untilIdle).then(() => {
      ofDrafts(({ keepUp }) => keepUp(userId))
      // Whom one follows is known from the start on (doc1 §4).
      import('./areas/follow/queries.ts')
        .then(({ followQueries }) => client.prefetchQuery(followQueries.ids()))
        .catch(() => {})
    })
  }
  let navigated = false
  closers.push(
    router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
      if (pathChanged && navigated) takeOverAt(toLocation.href).catch(() => {})
    }),
    router.subscribe('onRendered', announceFirstScreen),
    router.subscribe('onResolved', ({ pathChanged }) => {
      void recordPageView()
      // The first screen leaves the focus where the browser has it.
      if (navigated && pathChanged) focusHeading()
      navigated = true
    }),
  )
  root.render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <OutboxContext value={outbox}>
          <RouterProvider key={userId ?? 'guest'} router={router} />
        </OutboxContext>
      </QueryClientProvider>
    </StrictMode>,
  )
  return () => {
    for (const close of closers) close()
  }
}
