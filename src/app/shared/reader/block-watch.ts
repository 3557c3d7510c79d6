// Blocks of a text on the page or near it. Those are filled; the others wait as empty boxes of about the right size, and are
// filled one by one when the device is idle, so that the whole text can be read aloud and searched by the browser.
import { flushSync } from 'react-dom'

export type BlockHandle = {
  element: HTMLElement
  /** Fills the box. */
  show: () => void
  isShown: () => boolean
}

/** Margin around the visible part in which blocks are filled, so that a turned page is never empty. */
const AROUND = '100%'

type Change = (position: number) => number
/** @param first index of the first block whose size changed */
type OnChange = (first: number, change: Change) => void

export class BlockWatch {
  #handles = new Map<number, BlockHandle>()
  #indexes = new Map<Element, number>()
  #sizes = new Map<Element, number>()
  #near = new Set<number>()
  /** Blocks near the page that are not filled yet. */
  #waiting = new Set<number>()
  #filling = false
  #seeing: IntersectionObserver | null = null
  #measuring: ResizeObserver | null = null
  #scroller: HTMLElement | null = null
  #onChange: OnChange
  #onNear: () => void = () => {}
  #idle = 0

  constructor(onChange: OnChange) {
    this.#onChange = onChange
  }

  /** Called when other blocks have come near, so that their words can be marked. */
  set onNear(listener: () => void) {
    this.#onNear = listener
  }

  get near(): ReadonlySet<number> {
    return this.#near
  }

  elementOf(index: number): HTMLElement | null {
    return this.#handles.get(index)?.element ?? null
  }

  /** Fills a block at once, because it is measured next. */
  show(index: number): void {
    const handle = this.#handles.get(index)
    if (!handle) return
    this.#setNear(index, true)
    if (!handle.isShown()) flushSync(handle.show)
  }

  register(index: number, handle: BlockHandle): () => void {
    this.#handles.set(index, handle)
    this.#indexes.set(handle.element, index)
    this.#seeing?.observe(handle.element)
    this.#measuring?.observe(handle.element)
    return () => {
      this.#seeing?.unobserve(handle.element)
      this.#measuring?.unobserve(handle.element)
      this.#handles.delete(index)
      this.#near.delete(index)
      this.#sizes.delete(handle.element)
    }
  }

  watch(scroller: HTMLElement): () => void {
    this.#scroller = scroller
    this.#seeing = new IntersectionObserver(entries => this.#seen(entries), { root: scroller, rootMargin: AROUND })
    this.#measuring = new ResizeObserver(entries => this.#measured(entries))
    for (const { element } of this.#handles.values()) {
      this.#seeing.observe(element)
      this.#measuring.observe(element)
    }
    this.#fillLater()
    return () => {
      this.#seeing?.disconnect()
      this.#measuring?.disconnect()
      cancelIdle(this.#idle)
    }
  }

  #seen(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const index = this.#indexes.get(target)
      if (index === undefined) continue
      this.#setNear(index, isIntersecting)
      if (isIntersecting) this.#waiting.add(index)
    }
    this.#fillNear()
    this.#onNear()
  }

  /** Fills one block at a time, so that quick scrolling is not held up; blocks that are far away again are skipped. */
  #fillNear(): void {
    if (this.#filling) return
    const next = [...this.#waiting].find(index => {
      this.#waiting.delete(index)
      return this.#near.has(index) && this.#handles.get(index)?.isShown() === false
    })
    if (next === undefined) return
    this.#filling = true
    this.#handles.get(next)?.show()
    setTimeout(() => {
      this.#filling = false
      this.#fillNear()
      this.#onNear()
    })
  }

  #setNear(index: number, isNear: boolean): void {
    if (isNear) this.#near.add(index)
    else this.#near.delete(index)
    // Far blocks are not laid out; near ones are, before they are visible.
    this.elementOf(index)?.style.setProperty('content-visibility', isNear ? 'visible' : 'auto')
  }

  #measured(entries: readonly ResizeObserverEntry[]): void {
    const changes: { element: Element; change: number; before: number }[] = []
    for (const { target, borderBoxSize, contentBoxSize } of entries) {
      const size = borderBoxSize[0]?.blockSize ?? 0
      const before = this.#sizes.get(target)
      this.#sizes.set(target, size)
      // The measured size is kept from now on, wherever the block is.
      const index = this.#indexes.get(target)
      const isFilled = index !== undefined && this.#near.has(index) && this.#handles.get(index)?.isShown()
      if (isFilled) {
        const content = `${contentBoxSize[0]?.blockSize ?? 0}px`
        ;(target as HTMLElement).style.setProperty('contain-intrinsic-block-size', content)
      }
      if (before !== undefined && Math.abs(size - before) >= 0.5) {
        changes.push({ element: target, change: size - before, before })
      }
    }
    if (changes.length === 0) return
    const first = Math.min(...changes.map(({ element }) => this.#indexes.get(element) ?? 0))
    this.#onChange(first, position => this.#changeBefore(changes, position))
  }

  /** Growth of the blocks that ended before a position. */
  #changeBefore(changes: readonly { element: Element; change: number; before: number }[], position: number): number {
    const sizeBefore = (element: Element) =>
      changes.find(each => each.element === element)?.before ?? this.#sizes.get(element) ?? 0
    let end = this.#headSize()
    let sum = 0
    for (const { element } of [...this.#handles].sort(([a], [b]) => a - b).map(([, handle]) => handle)) {
      end += sizeBefore(element)
      if (end > position + 1) break
      sum += changes.find(each => each.element === element)?.change ?? 0
    }
    return sum
  }

  /** Size of the content before the first block. */
  #headSize(): number {
    const head = this.#scroller?.querySelector('[data-head]')
    if (!head) return 0
    const { width, height } = head.getBoundingClientRect()
    return getComputedStyle(head).writingMode === 'vertical-rl' ? width : height
  }

  #fillLater(): void {
    this.#idle = onIdle(() => {
      const next = [...this.#handles.values()].find(handle => !handle.isShown())
      if (!next) return
      next.show()
      this.#fillLater()
    })
  }
}

const onIdle = (work: () => void): number =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work) : window.setTimeout(work, 100)

const cancelIdle = (number: number): void =>
  typeof cancelIdleCallback === 'function' ? cancelIdleCallback(number) : clearTimeout(number)
