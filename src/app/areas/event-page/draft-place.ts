// Pages of events in lists of drafts.
import { CalendarHeart } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { NEW } from '#app/shared/form/desk-address.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    eventPage: DraftPlace
  }
}

/** Place of the draft of a page. */
export const EVENT_PAGE_PLACE = 'eventPage'

/** The target of the draft is the page by its world and its word; `new` before there is one. */
export const eventPageTarget = (worldId: string, eventId: string | null): string => `${worldId}:${eventId ?? NEW}`

export const eventPagePlace: DraftPlace = {
  label: 'イベントのページ',
  icon: CalendarHeart,
  path: target => {
    const [worldId = '', eventId = NEW] = target.split(':')
    return `/myPage/admin/worldEventPage/${encodeURIComponent(worldId)}/${encodeURIComponent(eventId)}`
  },
}
