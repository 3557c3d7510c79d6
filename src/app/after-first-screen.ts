// Work that no first screen waits for: phrases of lines, pulling down to read again, and the name of the tab.
import { startPullToRefresh } from './platform/pull-to-refresh.ts'

// Most browsers can break Japanese lines between phrases; for the others the phrases are marked.
if (!CSS.supports('word-break', 'auto-phrase')) {
  import('./ui/phrases/mark-phrases.ts').then(({ markPhrases }) => markPhrases()).catch(() => {})
}
startPullToRefresh()

/** Address that the tab was last named for; the first page has come with its own name. */
let named = location.pathname

/** Names the tab for its screen, so that each is its own page in the list of tabs and in the history. */
export function nameTab(): void {
  const name = [...(document.querySelector('[data-heading]')?.childNodes ?? [])]
    .map(part => part.textContent?.trim())
    .filter(Boolean)
    .join(' ')
  if (name) document.title = `${name}｜つむぎ`
  else if (location.pathname !== named) document.title = 'つむぎ'
  named = location.pathname
}
