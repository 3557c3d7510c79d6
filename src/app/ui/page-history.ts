// The browser's history as the app uses it. Beside the pages it holds two things:
// - One entry for each sheet, dialog or picture that lies over a page, so that back (of the browser, the hardware, a swipe)
//   closes what lies on top and not the page. Such an entry repeats the entry of its page (address, key) with a depth.
//   The router never sees a step between entries of one page. Whatever closes otherwise takes its entry along.
// - In every page's entry, how many steps back the page lies that one came from: what the arrow of the top bar goes by.

import { useEffect, useEffectEvent } from 'react'

/** What is kept in an entry's state beside the router's own. Depth 0 is the page itself. */
interface EntryState {
  /** the router's name of the entry */
  __TSR_key?: string
  /** how many overlays were open when the entry was made */
  overlays?: number
  /** steps back to the last page with another path; 0 or none when one came from outside the app */
  back?: number
  /** how many entries directly before it have its path: pages of a list, tabs */
  inner?: number
}

/** A step of the history that does not arrive is not waited for longer. */
const LATEST_MS = 700
/** A dialog that may not be closed now has said so by then. */
const CLOSED_MS = 100

/** Closes an overlay, in the order of their opening. */
const open: (() => void)[] = []
/** Set while a step of our own is on its way: what was to be written meanwhile follows it. */
let travelling: ReturnType<typeof setTimeout> | undefined
let waiting: (() => void)[] = []
/** The next step back is our own, from an entry that nothing belongs to any more; the router sees where it ends. */
let isPassing = false
/** The entry one is at, and the one whose page the router shows: they differ while a question holds a step up. */
let entryKey: string | undefined
let pageKey: string | undefined

const stateNow = (): EntryState => (window.history.state as EntryState | null) ?? {}
const depthNow = (): number => stateNow().overlays ?? 0

/** Call it once, before the router takes the history. */
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
  // The page was loaded anew while something lay over it.
  settle()
}

let hold: (depth: number) => void = () => {}

/** The way back of an entry that is about to be pushed. */
function wayBackFrom(url: string | URL | null | undefined): Pick<EntryState, 'back' | 'inner'> {
  const { back = 0, inner = 0 } = stateNow()
  const target = URL.parse(url ?? '', location.href)
  if (target?.pathname !== location.pathname) return { back: 1, inner: 0 }
  return { back: back === 0 ? 0 : back + 1, inner: inner + 1 }
}

/** Writes an entry when those of the overlays are gone, so that a link inside a sheet leaves none of them behind. */
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

/** As many entries over the page as overlays are open. */
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
    // A step forward to what was closed leads nowhere.
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

/** Call it when the router has shown a page: what is still open there gets its entries again. */
export function settleOverlays(): void {
  entryKey = pageKey = stateNow().__TSR_key
  settle()
}

/** Back closes what lies over the page while `isOpen`. `close` is the wish: what may not be closed now stays, and keeps back. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => (isOpen ? coverPage(() => closeNow()) : undefined), [isOpen])
}

/** @returns what to call when it is closed, by whatever. */
function coverPage(close: () => void): () => void {
  open.push(close)
  // Later: one that closes while another opens hands its entry over.
  queueMicrotask(settle)
  return () => {
    open.splice(open.indexOf(close), 1)
    queueMicrotask(settle)
  }
}

const isOfThisPage = (href: string): boolean => URL.parse(href, location.href)?.pathname === location.pathname

/**
 * How many steps back the arrow goes whose way up is `href`: to the page one came from, with whatever its address says;
 * within a page (from what has ended to all) one step. 0 when one came from outside: the arrow then leads up.
 */
export function stepsBack(href: string): number {
  const { back = 0, inner = 0, overlays = 0 } = stateNow()
  const steps = isOfThisPage(href) ? Math.min(inner, 1) : back
  return steps && steps + overlays
}

/** Whether that is the way up too, as far as its name can say. */
export const leadsUp = (href: string): boolean => isOfThisPage(href) || stepsBack(href) === 0
