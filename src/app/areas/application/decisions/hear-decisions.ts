// Events about the user's applications while a screen is open; their handling is loaded after the first screen.
import type { QueryClient } from '@tanstack/react-query'
import type { Hearing } from '#app/platform/realtime.ts'

export function hearDecisions(client: QueryClient): Hearing {
  const decisions = import('./decision-news.ts')
  const counting = decisions.then(({ countUnseen }) => countUnseen(client))
  counting.catch(() => {})
  return {
    hear: event => {
      decisions.then(({ hearDecision }) => hearDecision(client, event)).catch(() => {})
    },
    stop: () => {
      counting.then(stop => stop()).catch(() => {})
    },
  }
}
