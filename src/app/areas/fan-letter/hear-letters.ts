// News of fan letters on open screens: to a master that one has come, to a writer what became of it.
import type { QueryClient } from '@tanstack/react-query'
import { makeOld } from '#app/platform/query.ts'
import type { Hearing, RealtimeEvent } from '#app/platform/realtime.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { FAN_LETTER_NEWS, fanLetterNewsWords } from '#rules/fan-letter-words.ts'

export const hearLetters = (client: QueryClient): Hearing => ({
  hear: event => hearNews(client, event),
})

function hearNews(client: QueryClient, { data }: RealtimeEvent): void {
  void makeOld(client, ['fanLetter'])
  const news = FAN_LETTER_NEWS.find(known => known === data.news)
  if (!news || data.isShown === false) return
  const about = String(data.about ?? '')
  toasts.add({
    type: news === 'returned' ? 'info' : 'success',
    ...(about ? { overline: news === 'received' ? about : `${about}へ` } : {}),
    title: fanLetterNewsWords[news],
    action: { label: '開く', href: news === 'received' ? '/myPage/scenario/fanletter' : '/fanletter' },
    group: { key: 'fanLetter', label: 'ファンレター' },
    isTold: true,
  })
}
