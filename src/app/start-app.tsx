// One running app per user: its cache, its outbox, its events, its router. When somebody else signs in, everything of the
// one before is closed and a new one is put in its place.
import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Member } from './member.ts'
import { startConnectivity } from './platform/connectivity.ts'
import { announceFirstScreen, firstScreen } from './platform/first-screen.ts'
import { OutboxContext } from './platform/outbox/outbox-context.ts'
import { openCache, type UserCache } from './platform/query.ts'
import { session } from './platform/session.ts'
import { takeOverAt } from './platform/updates/take-over.ts'
import { routeTree } from './routeTree.gen.ts'
import { keepPageHistory, settleOverlays } from './ui/page-history.ts'
import { focusHeading } from './ui/Shell.tsx'
import { toasts } from './ui/toast-store.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

keepPageHistory()
const history = createBrowserHistory()

function createAppRouter(queryClient: import('@tanstack/react-query').QueryClient) {
  return createRouter({
    routeTree,
    history,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  })
}

// Most browsers know where words of Japanese end; the others are told, when the first screen stands.
if (!CSS.supports('word-break', 'auto-phrase')) {
  firstScreen
    .then(() => import('./ui/phrases/mark-phrases.ts'))
    .then(({ markPhrases }) => markPhrases())
    .catch(() => {})
}

const root = createRoot(document.getElementById('root') ?? document.body)

/** Something was rendered. */
let stands = false

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
      // A guest's app is without what a member's does beside its screens.
      const [cache, member] = await Promise.all([openCache(userId), userId === null ? null : import('./member.ts')])
      // On a slow device who is signed in may be known only now.
      if (userNow() === userId) {
        close = await mount(userId, cache, userId === null || !member ? null : member.beginMember(userId, cache.client))
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

/** Puts up the app of one user. Returns how to take it down. */
async function mount(userId: string | null, cache: UserCache, member: Member | null): Promise<() => void> {
  const { client } = cache
  const router = createAppRouter(client)
  const closers: (() => void)[] = [cache.close, () => member?.close()]
  let navigated = false
  closers.push(
    router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
      if (pathChanged && navigated) takeOverAt(toLocation.href).catch(() => {})
    }),
    router.subscribe('onRendered', announceFirstScreen),
    router.subscribe('onResolved', ({ pathChanged }) => {
      settleOverlays()
      void firstScreen.then(() => member?.recordPageView())
      // The first screen leaves the focus where the browser has it.
      if (navigated && pathChanged) focusHeading()
      navigated = true
    }),
  )
  // The first screen is rendered once, when its parts are there, and not the router without it before. Nobody waits for it
  // whose screens have to go: they are taken down at once.
  if (!stands) await router.load().catch(() => {})
  stands = true
  root.render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <OutboxContext value={member?.outbox ?? null}>
          <RouterProvider key={userId ?? 'guest'} router={router} />
        </OutboxContext>
      </QueryClientProvider>
    </StrictMode>,
  )
  return () => {
    for (const close of closers) close()
  }
}
