// The page that the server rendered for a guest, which stands until the app has rendered the same and takes its place in one step.
import type { DehydratedState } from '@tanstack/react-query'

const ID = 'rendered'

/** Data that the page shows; null for a page without content. */
export function renderedState(): DehydratedState | null {
  try {
    return JSON.parse(document.getElementById(ID)?.textContent ?? '') as DehydratedState
  } catch {
    return null
  }
}

/** Reports that the app has taken over: what it renders from now on is no longer the server's page. */
export const endRendered = (): void => document.getElementById(ID)?.remove()
