// The way in which the app takes over the page that the server rendered, a part of its own: most visits meet no such page.
import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { stopClock } from '#app/ui/clock.ts'
import type { Given } from './rendered.ts'

const MARKED = /^\[data-s="\d+"\]$/

/** Prepares the page for React: its time stands, and its elements get the styles that it came with as rules. */
export function beginTakeOver({ at }: Given): void {
  stopClock(at)
  for (const { sheet } of document.querySelectorAll('style')) {
    for (const rule of sheet?.cssRules ?? []) {
      if (!(rule instanceof CSSStyleRule) || !MARKED.test(rule.selectorText)) continue
      for (const element of document.querySelectorAll<HTMLElement>(rule.selectorText)) {
        element.style.cssText = rule.style.cssText
        element.removeAttribute('data-s')
      }
    }
  }
}

/** Lets a router render the parts that are there, and leave a reader where they have scrolled: it begins each page at its top. */
export function keepPage(router: AnyRouter): void {
  router.ssr = { manifest: undefined }
  router.options.scrollRestoration = () => false
  const end = router.subscribe('onRendered', () => {
    end()
    router.options.scrollRestoration = true
    // The router notes the places of what has scrolled since it began.
    document.dispatchEvent(new Event('scroll'))
  })
}

/** Renders the app in the elements of the page, a piece at a time. */
export function takeOver(given: Given, place: HTMLElement, app: ReactNode): Root {
  beginTakeOver(given)
  let root: Root | undefined
  startTransition(() => {
    root = hydrateRoot(place, app)
  })
  return root as unknown as Root
}

/** Gives a cache the reads of the page, as old as its arrival: the server's clock may be another one than the device's. */
export function takeReads(client: QueryClient, reads: DehydratedState): void {
  const at = Date.now()
  hydrate(client, {
    ...reads,
    queries: reads.queries.map(query => ({ ...query, state: { ...query.state, dataUpdatedAt: at } })),
  })
}
