// Articles of news, in lists of drafts.
import { Newspaper } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { NEW } from '#app/shared/form/desk-address.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    newsBody: DraftPlace
  }
}

/** The target of the draft is the article; `new` before there is one. */
export const newsBodyPlace: DraftPlace = {
  label: 'お知らせ',
  icon: Newspaper,
  path: target => `/admin/news/${encodeURIComponent(target || NEW)}`,
}
