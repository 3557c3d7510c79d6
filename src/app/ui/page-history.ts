// The browser's history in the app. Besides the pages it contains two things:
// - An entry for each sheet, dialog or picture over a page, so that back (of the browser, the hardware, a swipe) closes the
// topmost of them and not the page. Such an entry repeats the entry of its page (address, key) with a depth. The router
// never sees a step between entries of one page. Closing in another way removes the entry.
// - In every page's entry, the number of steps back to the page that the user came from, for the arrow of the top bar.

import { useEffect, useEffectEvent } from 'react'

/** State of an entry besides the router's own. Depth 0 is the page itself. */
interface EntryState {
  /** the router's key of the entry */
  __TSR_key?: string
  /** number of open overlays when the entry was made */
  overlays?: number
  /** steps back to the last page with another path; 0 or none when the user came from outside the app */
  back?: number
  /** number of entries directly before it with the same path: pages of a list, tabs */
  inner?: number
}

/** Longest wait for a step of the history. */
const LATEST_MS = 700
/** Time after which a dialog that refuses to close is still open. */
const CLOSED_MS = 100

/** Functions that close the open overlays, in the order of opening. */
const open: (() => void)[] = []
/** Timer of a step made by this file; entries to be written meanwhile wait for it. */
let travelling: ReturnType<typeof setTimeout> | undefined
let waiting: (() => void)[] = []
/** Whether the next step back is made by this file, from an entry without an overlay; the router sees its end. */
let isPassing = false
/** Keys of the current entry and of the page that the router shows; they differ while a question holds up a step. */
let entryKey: string | undefined
let pageKey: string | undefined

/** A server has no history: whoever opens its page has come from outside. */
const stateNow = (): EntryState =>
  typeof window === 'undefined' ? {} : ((window.history.state as EntryState | null) ?? {})
const depthNow = (): number => stateNow().overlays ?? 0

/** Starts keeping the history. Call it once, before the router uses the history. */
export function keepPageHistory(): void {
  const { history } = window
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  entryKey = pageKey = stateNow().__TSR_key
  const write = (state: EntryState, put: () => void): void => {
    put()
    entryKey = pageKey = state.__TSR_key
  }
  history.pushState = (state: EntryState, _, url) =>
    onBarePage(() => write(state, () => push({ ...state, ...wayBackFrom(url) }, '', url)))
  history.replaceState = (state: EntryState, _, url) =>
    onBarePage(() => {
      const { back, inner } = stateNow()
      write(state, () => replace({ ...state, back, inner }, '', url))
    })
  hold = depth => push({ ...stateNow(), overlays: depth }, '')
  window.addEventListener('popstate', onStep, { capture: true })
  // The page may have been reloaded while an overlay was open.
  settle()
}

let hold: (depth: number) => void = () => {}

/** Fields for the way back, for an entry that is about to be pushed. */
function wayBackFrom(url: string | URL | null | undefined): Pick<EntryState, 'back' | 'inner'> {
  const { back = 0, inner = 0 } = stateNow()
  const target = URL.parse(url ?? '', location.href)
  if (target?.pathname !== location.pathname) return { back: 1, inner: 0 }
  return { back: back === 0 ? 0 : back + 1, inner: inner + 1 }
}

/** Writes an entry after those of the overlays were removed, so that a link inside a sheet leaves none of them behind. */
function onBarePage(act: () => void): void {
  const depth = depthNow()
  if (travelling === undefined && depth === 0) {
    act()
    return
  }
  waiting.push(act)
  if (travelling === undefined) travel(-depth)
}

function travel(steps: number): void {
  travelling = setTimeout(arrive, LATEST_MS)
  window.history.go(steps)
}

function arrive(): void {
  clearTimeout(travelling)
  travelling = undefined
  const acts = waiting
  waiting = []
  for (const act of acts) act()
  // After a navigation the screens change first (settleOverlays).
  if (acts.length === 0) settle()
}

/** Makes the number of overlay entries equal to the number of open overlays. */
function settle(): void {
  if (travelling !== undefined || entryKey !== pageKey) return
  const depth = depthNow()
  if (depth > open.length) travel(open.length - depth)
  for (let next = depth + 1; next <= open.length; next++) hold(next)
}

function onStep(event: PopStateEvent): void {
  const { __TSR_key: key, overlays: depth = 0 } = stateNow()
  const isSamePage = key !== undefined && key === entryKey
  if (travelling !== undefined && (isSamePage || waiting.length > 0)) {
    event.stopImmediatePropagation()
    arrive()
  } else if (isSamePage) {
    event.stopImmediatePropagation()
    for (const close of open.slice(depth).reverse()) close()
    // A step forward to a closed overlay is undone.
    if (depth > open.length) settle()
    else setTimeout(settle, CLOSED_MS)
  } else {
    entryKey = key
    if (depth > 0 && !isPassing) {
      event.stopImmediatePropagation()
      isPassing = true
      window.history.go(-depth)
    } else isPassing = false
  }
}

/** Gives the overlays that are still open their entries again. Call it when the router has shown a page. */
export function settleOverlays(): void {
  entryKey = pageKey = stateNow().__TSR_key
  settle()
}

/**
 * Makes back close an overlay while `isOpen`. `close` is a request: an overlay that must not be closed now stays, and back
 * has no effect.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => (isOpen ? coverPage(() => closeNow()) : undefined), [isOpen])
}

/** Adds an overlay. @returns the function to call when it is closed in any way */
function coverPage(close: () => void): () => void {
  open.push(close)
  // Delayed, so that an overlay that closes while another opens hands over its entry.
  queueMicrotask(settle)
  return () => {
    open.splice(open.indexOf(close), 1)
    queueMicrotask(settle)
  }
}

const isOfThisPage = (href: string): boolean => URL.parse(href, location.href)?.pathname === location.pathname

/**
 * Steps back for the arrow whose way up is `href`: to the page that the user came from, whatever its search; within a page
 * (from the ended ones to all) one step. 0 when the user came from outside, so that the arrow leads up.
 */
export function stepsBack(href: string): number {
  const { back = 0, inner = 0, overlays = 0 } = stateNow()
  const steps = isOfThisPage(href) ? Math.min(inner, 1) : back
  return steps && steps + overlays
}

/** Whether going back is the same as going up, as far as the address tells. */
export const leadsUp = (href: string): boolean => isOfThisPage(href) || stepsBack(href) === 0
