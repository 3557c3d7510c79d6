// Requests and messages of orders, in lists of drafts.
import { MessagesSquare, ScrollText } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    scenarioRequest: DraftPlace
    orderMessage: DraftPlace
  }
}

export const REQUEST_PLACE = 'scenarioRequest'
export const ORDER_MESSAGE_PLACE = 'orderMessage'

/** Name of an offer to all masters, in the place of a master's id. */
export const TO_ALL = 'open'

/** Target of the draft of a new request: its world, and the master who is asked. */
export const requestTarget = (worldId: string, masterId: string | null): string => `${worldId}/${masterId ?? TO_ALL}`
/** Target of the draft in which a placed order is changed. */
export const revisionTarget = (worldId: string, orderId: number): string => `${worldId}/order/${orderId}`
/** Desk at which a message is written; players write on the order's page. */
export type OrderDesk = 'master' | 'office'
export const messageTarget = (worldId: string, orderId: number, desk?: OrderDesk): string =>
  `${worldId}/${orderId}${desk ? `/${desk}` : ''}`

export const requestPlace: DraftPlace = {
  label: 'オーダーの依頼',
  icon: ScrollText,
  path: target => {
    const [worldId = '', to = '', orderId] = target.split('/').map(encodeURIComponent)
    return orderId
      ? `/world/${worldId}/scenarioOrder/${orderId}?view=edit`
      : `/world/${worldId}/scenarioRequest?to=${to}`
  },
}

export const orderMessagePlace: DraftPlace = {
  label: 'オーダーの話',
  icon: MessagesSquare,
  path: target => {
    const [worldId = '', orderId = '', desk] = target.split('/').map(encodeURIComponent)
    if (desk) return `/myPage/${desk === 'office' ? 'admin/orderRequest' : 'scenario/order'}?order=${orderId}`
    return `/world/${worldId}/scenarioOrder/${orderId}?view=talk`
  },
}
