// Position of the reader in a text that is laid out block by block, and moves between positions. Works beside React: nothing
// here renders, so that scrolling never waits for a render.
import { boxOf, firstWhere } from './block-characters.ts'
import { BlockWatch } from './block-watch.ts'
import { type Flow, flowOf } from './flow.ts'
import { type Place, ratioAt } from './place.ts'
import { blockAt, type ReaderText } from './reader-text.ts'

/** Time without movement after which a move has ended. */
const SETTLED_MS = 120
/** Px at the foot of horizontal lines in which they fade out. */
const FADED = 28
/** Most times that an interrupted turn is continued. */
const MOST_RESUMED = 5
/** Blocks at the end that make about a page of the smallest letters. */
const LAST = 4

export class Pages {
  readonly blocks = new BlockWatch((first, change) => this.#hold(first, change))
  text: ReaderText
  #onPlace: (place: Place) => void
  #scroller: HTMLElement | null = null
  #strip: HTMLElement | null = null
  #flow: Flow | null = null
  #pitch = 1
  /** The first character of the page, which stays when the layout changes. */
  #anchor = 0
  #atEnd = false
  #moving = false
  /** Position of a turn that is under way, or null. */
  #target: number | null = null
  /** Number of pages that the turns under way go forward (or back), for a change of the layout meanwhile. */
  #turns = 0
  /** Whether the user has touched the page since the last turn began. */
  #isHeld = false
  /** Number of times the way to the target was continued. */
  #resumed = 0
  #own = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param onPlace called with the new place when a move of the user has ended */
  constructor(text: ReaderText, onPlace: (place: Place) => void) {
    this.text = text
    this.#onPlace = onPlace
  }

  /** @returns the function that detaches it */
  attach(scroller: HTMLElement, strip: HTMLElement): () => void {
    const listening = new AbortController()
    this.#scroller = scroller
    this.#strip = strip
    scroller.addEventListener('scroll', () => this.#scrolled(), { signal: listening.signal, passive: true })
    scroller.addEventListener('scrollend', () => this.#settle(), { signal: listening.signal })
    for (const name of ['pointerdown', 'wheel']) {
      // A touch of the user ends the turn, and the page may leave the end of the text.
      const release = () => {
        this.#atEnd = false
        this.#isHeld = true
      }
      scroller.addEventListener(name, release, { signal: listening.signal, passive: true })
    }
    const stopWatching = this.blocks.watch(scroller)
    return () => {
      listening.abort()
      stopWatching()
      clearTimeout(this.#timer)
      this.#scroller = null
    }
  }

  /** Applies another layout or page size; the place stays. */
  lay(vertical: boolean, pitch: number): void {
    if (!this.#scroller) return
    this.#flow = flowOf(this.#scroller, vertical)
    this.#pitch = pitch
    this.#moving = false
    const turns = this.#turns
    this.go(this.#anchor)
    if (turns === 0) return
    // At once, because a new layout snaps back a moving page.
    let position = this.#flow.position()
    for (let turned = 0; turned < Math.abs(turns); turned++) {
      position = this.#pageFrom(this.#flow, position, turns > 0 ? 1 : -1)
    }
    this.#flow.move(position)
    this.go(this.#firstVisible(this.#flow))
    this.#tell()
  }

  get place(): number {
    return this.#anchor
  }

  /** Shows a place at once. The page of vertical lines begins with the line of that character. */
  go(place: number): void {
    const flow = this.#flow
    if (!flow) return
    this.#anchor = place
    this.#atEnd = false
    this.#target = null
    this.#turns = 0
    const position = this.#positionOf(flow, place)
    this.#layStrip(flow, position)
    this.#own = position
    flow.move(position)
    this.#own = flow.position()
  }

  /** Shows a place as a move of the user, which is reported. */
  jump(place: number): void {
    this.go(place)
    this.#tell()
  }

  jumpToEnd(): void {
    const { blocks, length } = this.text
    for (let index = blocks.length - LAST; index < blocks.length; index++) this.blocks.show(index)
    this.go(Math.max(0, length - 1))
    this.#goToEnd()
    this.#moving = true
    this.#settle()
  }

  /** Moves to the end: the last page ends with the last line, whatever the final length of the text before it. */
  #goToEnd(): void {
    const flow = this.#flow
    if (!flow) return
    flow.move(flow.total())
    this.#own = flow.position()
    this.#layStrip(flow, this.#own)
    this.#atEnd = true
  }

  /** Turns one page forward (1) or back (-1). */
  turn(step: 1 | -1): void {
    const flow = this.#flow
    if (!flow) return
    const turns = this.#turns + step
    this.moveTo(this.#pageFrom(flow, this.#target ?? flow.position(), step))
    this.#turns = turns
  }

  #pageFrom(flow: Flow, from: number, step: 1 | -1): number {
    const to = flow.vertical ? from + step * flow.extent() : this.#nextLines(flow, from, step)
    return Math.min(Math.max(0, to), Math.max(0, flow.total() - flow.extent()))
  }

  /** Position of the next page of scrolled lines, which begins with the first line that was not completely visible. */
  #nextLines(flow: Flow, from: number, step: 1 | -1): number {
    const first = this.blocks.elementOf(0)
    const origin = first ? flow.startOf(first.getBoundingClientRect()) : 0
    const page = Math.max(this.#pitch, flow.extent() - FADED)
    const line = (from + step * page - origin) / this.#pitch
    return origin + this.#pitch * (step > 0 ? Math.floor(line) : Math.ceil(line))
  }

  /** Moves by some lines, in layouts where lines are scrolled one by one. */
  step(lines: number): void {
    if (this.#flow) this.moveTo((this.#target ?? this.#flow.position()) + lines * this.#pitch)
  }

  moveTo(position: number): void {
    this.#target = position
    this.#turns = 0
    this.#atEnd = false
    this.#resumed = 0
    this.#isHeld = false
    this.#glide(position)
  }

  #isFarFrom(flow: Flow, target: number): boolean {
    return Math.abs(flow.position() - target) > flow.extent() / 4
  }

  #glide(position: number): void {
    this.#flow?.move(position, !matchMedia('(prefers-reduced-motion: reduce)').matches)
  }

  #scrolled(): void {
    const flow = this.#flow
    if (!flow || (!this.#moving && Math.abs(flow.position() - this.#own) < 2)) return
    this.#moving = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#settle(), SETTLED_MS)
  }

  #settle(): void {
    clearTimeout(this.#timer)
    if (!this.#moving || !this.#flow) return
    const target = this.#target
    if (target !== null && !this.#isHeld && this.#resumed < MOST_RESUMED && this.#isFarFrom(this.#flow, target)) {
      // A new layout stopped or reversed the turn, without a touch of the user.
      this.#resumed++
      this.#glide(target)
      this.#timer = setTimeout(() => this.#settle(), SETTLED_MS)
      return
    }
    this.#moving = false
    this.#target = null
    this.#turns = 0
    // Asked first, because looking for the place fills blocks, which moves the end.
    this.#atEnd ||= isAtEnd(this.#flow)
    this.#anchor = this.#firstVisible(this.#flow)
    this.#own = this.#flow.position()
    if (this.#atEnd) this.#goToEnd()
    this.#tell()
  }

  #tell(): void {
    const flow = this.#flow
    if (!flow) return
    this.#atEnd ||= isAtEnd(flow)
    this.#onPlace({ place: this.#anchor, ratio: this.#atEnd ? 1 : ratioAt(this.#anchor, this.text.length) })
  }

  /** Keeps the words in place when the text before the page has turned out longer or shorter than estimated. */
  #hold(first: number, changeBefore: (position: number) => number): void {
    const flow = this.#flow
    // A turn is under way before the page has begun to move.
    const isMoving = this.#moving || this.#target !== null
    // A change behind the page moves nothing visible.
    if (!flow || (!isMoving && first > blockAt(this.text.blocks, this.#anchor))) return
    if (!isMoving || this.#atEnd) {
      if (this.#atEnd) this.#goToEnd()
      else this.go(this.#anchor)
      return
    }
    const position = flow.position()
    const change = changeBefore(position)
    if (change === 0) return
    if (this.#target !== null) this.#target += change
    this.#own += change
    // The grid of pages is that of the target, not of the current position in a turn.
    this.#layStrip(flow, this.#target ?? this.#own)
    flow.move(position + change)
    const turns = this.#turns
    if (this.#target !== null) this.moveTo(this.#target)
    this.#turns = turns
  }

  #positionOf(flow: Flow, place: number): number {
    const { blocks } = this.text
    const index = blockAt(blocks, place)
    const block = blocks[index]
    if (place <= 0 || !block) return 0
    // The neighbours first, because they are visible on the same page or on the next.
    for (const near of [index - 1, index + 1, index]) this.blocks.show(near)
    const element = this.blocks.elementOf(index)
    const box = element && boxOf(element, Math.min(place - block.from, block.length - 1))
    return box ? this.#lineOf(flow, box) : element ? flow.startOf(element.getBoundingClientRect()) : 0
  }

  /** Start of the line of a character; letters stand in the middle of their line. */
  #lineOf(flow: Flow, box: DOMRect): number {
    return Math.max(0, Math.round((flow.startOf(box) + flow.endOf(box) - this.#pitch) / 2))
  }

  #firstVisible(flow: Flow): number {
    const { blocks } = this.text
    const position = flow.position()
    let low = 0
    let high = blocks.length - 1
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      const box = this.blocks.elementOf(middle)?.getBoundingClientRect()
      if (box && flow.endOf(box) > position + this.#pitch / 2) high = middle
      else low = middle + 1
    }
    const block = blocks[low]
    this.blocks.show(low)
    const element = this.blocks.elementOf(low)
    if (!block || !element) return 0
    const at = firstWhere(element, block.length, box => (flow.startOf(box) + flow.endOf(box)) / 2 >= position)
    return Math.min(block.from + at, Math.max(0, this.text.length - 1))
  }

  /** Lays out the snap points of pages: one at `position`, the others from there in both directions. */
  #layStrip(flow: Flow, position: number): void {
    const strip = this.#strip
    if (!strip) return
    const page = flow.vertical ? flow.extent() : 0
    const count = page > 0 ? Math.ceil(flow.total() / page) + 2 : 0
    while (strip.childElementCount > count) strip.lastElementChild?.remove()
    while (strip.childElementCount < count) {
      const stop = document.createElement('div')
      stop.className = 'snap-start snap-always'
      strip.append(stop)
    }
    strip.style.setProperty('--page', `${page}px`)
    // Changing the first one alone moves all others.
    const [first] = strip.children
    if (first instanceof HTMLElement) first.style.blockSize = `${position % page || page}px`
  }
}

const isAtEnd = (flow: Flow): boolean => flow.position() + flow.extent() >= flow.total() - 2
