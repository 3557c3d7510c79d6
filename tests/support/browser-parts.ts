// Parts of a browser that jsdom lacks, for screens with fields and lists: nothing has a size or a place.
import { vi } from 'vitest'

/** An observer that never sees anything. */
export class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Observers of sizes that never see one, and scrolling that leads nowhere. */
export function stubLayout(): void {
  vi.stubGlobal('ResizeObserver', Unseen)
  Element.prototype.scrollIntoView = () => {}
}

/** The same on a narrow screen with no wishes: no media query matches. */
export function stubPhone(): void {
  stubLayout()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
}
