// Forms of names, classes and reasons of a rejection, for lists of drafts.
import { PenLine } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { applicationKinds } from '#rules/applications.ts'
import { queuePages } from './office/queue-pages.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    originalize: DraftPlace
    originalClass: DraftPlace
    rejection: DraftPlace
  }
}

/** Target: the world, then kind, code and level of the thing. */
export const originalNamePlace: DraftPlace = {
  label: '新しい名前の説明',
  icon: PenLine,
  path: target => {
    const [worldId = '', ...thing] = target.split('/').map(encodeURIComponent)
    return `/world/${worldId}/originalize/${thing.join('/')}`
  },
}

/** Target: the world. */
export const classProposalPlace: DraftPlace = {
  label: 'クラスの提案',
  icon: PenLine,
  path: worldId => `/world/${encodeURIComponent(worldId)}/originalClass/propose`,
}

/** Target: the kind of the application, then its number. */
export const rejectionPlace: DraftPlace = {
  label: '却下の理由',
  icon: PenLine,
  path: target =>
    applicationKinds.flatMap(kind => (target.startsWith(`${kind}/`) ? [queuePages[kind].path] : []))[0] ?? '/myPage',
}
