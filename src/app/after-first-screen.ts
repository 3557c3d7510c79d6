// Work that no first screen waits for: phrases of lines, pictures that did not come, pulling down to read again, and the name of the tab.
import { watchPictures } from './platform/failed-pictures.ts'
import { startPullToRefresh } from './platform/pull-to-refresh.ts'

// Most browsers can break Japanese lines between phrases; for the others the phrases are marked.
if (!CSS.supports('word-break', 'auto-phrase')) {
  import('./ui/phrases/mark-phrases.ts').then(({ markPhrases }) => markPhrases()).catch(() => {})
}
startPullToRefresh()
watchPictures()

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
