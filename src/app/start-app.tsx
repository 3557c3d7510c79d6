// One running app per user: its cache, its outbox, its events, its router. When another user signs in, all of these are
// closed and a new app is started.
import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, createBrowserHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Member } from './member.ts'
import { startConnectivity } from './platform/connectivity.ts'
import { announceFirstScreen, firstScreen } from './platform/first-screen.ts'
import { OutboxContext } from './platform/outbox/outbox-context.ts'
import { openCache, type UserCache } from './platform/query.ts'
import { endRendered, type Given, givenPage, isReplaced, takenOver } from './platform/rendered.ts'
import { session } from './platform/session.ts'
import { takeOverAt } from './platform/updates/take-over.ts'
import { addRoutes, findRoute, knownTree, loadFirstPart, startRoutes } from './route-parts.ts'
import { keepPageHistory, settleOverlays } from './ui/page-history.ts'
import { focusHeading } from './ui/Shell.tsx'
import { toasts } from './ui/toast-store.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** on /loading, after a sign-in of this tab */
    isFreshSignIn?: boolean
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

keepPageHistory()
const history = createBrowserHistory()

function createAppRouter(queryClient: import('@tanstack/react-query').QueryClient) {
  const router = createRouter({
    routeTree: knownTree,
    history,
    context: { queryClient, findRoute: (path: string): Promise<boolean> => findRoute(router, path) },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  })
  startRoutes(router)
  return router
}

/** The place of the app; null before it was rendered. */
let root: Root | null = null

type Over = { given: Given } & Pick<typeof import('./platform/taking-over.ts'), 'keepPage' | 'takeOver'>

/** Shows the app: in the elements of the server's page where it takes that over, else in their place. */
function show(app: ReactNode, over: Over | null): void {
  const place = document.getElementById('root') ?? document.body
  if (over && !root) root = over.takeOver(over.given, place, app)
  else {
    root ??= createRoot(place)
    root.render(app)
  }
}

/** Cache of a user; that of a guest begins with what the server's page has read, and goes with the way to take it over. */
async function open(userId: string | null): Promise<{ cache: UserCache; over: Over | null }> {
  // Reads that the server has just done for the page of a guest are taken over; a member reads with own rights.
  const given = userId === null && root === null ? givenPage() : null
  // Without that part the page is replaced, and read anew.
  const taking = given && (await import('./platform/taking-over.ts').catch(() => null))
  if (!given || !taking) return { cache: await openCache(userId), over: null }
  const cache = await openCache(userId, client => taking.takeReads(client, given.reads))
  return { cache, over: isReplaced() ? null : { ...taking, given } }
}

const userNow = (): string | null => session.get().user?.userId ?? null

/** Starts the app for the signed-in user, and again whenever that changes, also during a start. */
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
      // The app of a guest lacks the work besides the screens.
      const [{ cache, over }, member] = await Promise.all([
        open(userId),
        userId === null ? null : import('./member.ts'),
        loadFirstPart(),
      ])
      // On a slow device the signed-in user may be known only now.
      if (userNow() === userId) {
        const begun = userId === null || !member ? null : member.beginMember(userId, cache.client)
        close = await mount(userId, cache, begun, over)
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

const loadLikely = (router: AnyRouter, { untilNextPart }: Member): Promise<void> =>
  import('./likely-screens.ts').then(
    ({ loadLikelyScreens }) => loadLikelyScreens(router, untilNextPart),
    () => {},
  )

/**
 * Starts the app of one user. Returns the function that stops it.
 * @param over page of the server that it takes over
 */
async function mount(
  userId: string | null,
  cache: UserCache,
  member: Member | null,
  over: Over | null,
): Promise<() => void> {
  const { client } = cache
  const router = createAppRouter(client)
  over?.keepPage(router)
  // Routes of members lead guests to the sign-in, which loads the other parts when needed.
  const soon = userId === null ? ['guest'] : undefined
  const allParts = firstScreen.then(() => addRoutes(router, soon, member?.untilNextPart)).catch(() => {})
  const closers: (() => void)[] = [cache.close, () => member?.close()]
  void firstScreen.then(() => member?.hearPresses(href => history.push(href)))
  let navigated = false
  closers.push(
    router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
      if (pathChanged && navigated) takeOverAt(toLocation.href).catch(() => {})
    }),
    router.subscribe('onRendered', () => {
      // Of a page that is taken over, the router reports the frame alone.
      if (over) void takenOver.then(announceFirstScreen)
      else {
        endRendered()
        announceFirstScreen()
      }
      void firstScreen
        .then(() => import('./after-first-screen.ts'))
        .then(
          ({ nameTab }) => nameTab(),
          () => {},
        )
    }),
    router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
      settleOverlays()
      void firstScreen.then(() => {
        void member?.recordPageView()
        void member?.visited(toLocation.href)
      })
      if (member && pathChanged) void allParts.then(() => loadLikely(router, member))
      // The first screen leaves the focus unchanged.
      if (navigated && pathChanged) focusHeading()
      navigated = true
    }),
  )
  // The first screen is rendered once, when its parts are loaded, instead of an empty router before. After a change of the
  // user there is no wait, because the former screens have to disappear at once.
  if (!root) await router.load().catch(() => {})
  show(
    <StrictMode>
      <QueryClientProvider client={client}>
        <OutboxContext value={member?.outbox ?? null}>
          <RouterProvider key={userId ?? 'guest'} router={router} />
        </OutboxContext>
      </QueryClientProvider>
    </StrictMode>,
    over,
  )
  return () => {
    for (const close of closers) close()
  }
}
