// The app on the server: one page of a guest as HTML, with the data that it shows. Bundled by itself (launch/build-render.js) and
// run in a thread of its own, where `fetch` asks the server's calls as a guest and `location` is the service's origin.
import { dehydrate, type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { type World, worldQueries } from '#app/shared/world/queries.ts'
import { OutboxContext } from './platform/outbox/outbox-context.ts'
import type { Given } from './platform/rendered.ts'
import { knownTree, loadGuestPart, startRoutes } from './route-parts.ts'
import { stopClock } from './ui/clock.ts'

export type Rendered = {
  /** Content of the element that the app starts in. */
  html: string
  /** Time and reads of the page, for the app that takes it over. */
  state: Given
  /** Hue of the world that the page is in, in degrees; null outside of worlds. */
  hue: number | null
}

/** Most passes of one rendering: a screen, the reads that it asks for, and those that their answers lead to. */
const MOST_PASSES = 4
/** A page as a guest sees it; null for addresses that show none, lead elsewhere or whose reads fail. */
export async function renderPage(href: string): Promise<Rendered | null> {
  // New for every page: nothing of one guest's page stands in another's.
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
    },
  })
  const at = Date.now()
  stopClock(at)
  try {
    await loadGuestPart()
    const router = createRouter({
      routeTree: knownTree,
      history: createMemoryHistory({ initialEntries: [href] }),
      context: { queryClient: client, findRoute: async () => false },
      isServer: true,
    })
    startRoutes(router)
    await router.load()
    if (router._serverResult?.type === 'redirect' || router.state.location.href !== href) return null
    if (router.state.matches.some(({ status, routeId }) => status !== 'success' || routeId === '/$')) return null
    await untilRead(client)
    const page = () =>
      whole(
        <QueryClientProvider client={client}>
          <OutboxContext value={null}>
            <RouterProvider router={router} />
          </OutboxContext>
        </QueryClientProvider>,
      )
    let html = await page()
    for (let pass = 1; pass < MOST_PASSES && beginReads(client); pass += 1) {
      await untilRead(client)
      html = await page()
    }
    const reads = client.getQueryCache().getAll()
    // A page with something missing is none: the app says why, and may ask again.
    if (reads.some(({ state }) => state.error !== null)) return null
    return {
      html,
      state: { at, reads: dehydrate(client) },
      hue: hueOf(client, router.state.matches.at(-1)?.params ?? {}),
    }
  } finally {
    client.clear()
  }
}

function hueOf(client: QueryClient, params: object): number | null {
  const worlds = client.getQueryData(worldQueries.worlds().queryKey) as { worldSelectList: World[] } | undefined
  const here = 'worldId' in params ? params.worldId : null
  return worlds?.worldSelectList.find(({ worldId }) => worldId === here)?.hue ?? null
}

/** HTML of a tree with all parts that it waits for, as one text without scripts. @throws the first error of a part */
async function whole(tree: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(tree, {
    onError: error => void errors.push(error),
    // Nothing is sent before all of it is there, so that no part has to be put in its place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await stream.allReady
  const html = await new Response(stream).text()
  if (errors.length > 0) throw errors[0]
  return html
}

/** Previews of links are read by the browser: they may ask other hosts. */
const PREVIEWS = 'ogp'

const isWanted = ({ state, options, queryKey }: Query): boolean =>
  queryKey[0] !== PREVIEWS &&
  state.data === undefined &&
  state.error === null &&
  state.fetchStatus === 'idle' &&
  (options as { enabled?: unknown }).enabled !== false

/** Begins the reads that a rendering asked for. Whether there were any. */
function beginReads(client: QueryClient): boolean {
  const wanted = client.getQueryCache().findAll({ predicate: isWanted })
  for (const query of wanted) query.fetch().catch(() => {})
  return wanted.length > 0
}

/** Waits for all reads under way. A failed one shows in its state. */
async function untilRead(client: QueryClient): Promise<void> {
  for (;;) {
    const running = client.getQueryCache().findAll({ fetchStatus: 'fetching' })
    if (running.length === 0) return
    await Promise.all(running.map(query => Promise.resolve(query.promise).catch(() => {})))
    // The state follows its promise a moment later.
    await Promise.resolve()
  }
}
