// Forms of applications and of the reasons of rejections, in lists of drafts.
import { GraduationCap, UserRoundPlus } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import type { ClassRequestKind } from '#rules/class-requests.ts'
import type { ApplyPlace } from './addresses.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    classRequest: DraftPlace
    storySupporterExam: DraftPlace
  }
}

export const CLASS_REQUEST_PLACE = 'classRequest'
export const EXAM_PLACE = 'storySupporterExam'

/** Target: the class that is applied for. */
export const classRequestPlace: DraftPlace = {
  label: 'クラスの申請',
  icon: UserRoundPlus,
  path: target => `/myPage/account/userClass?apply=${encodeURIComponent(target)}`,
}
export const requestTarget = (place: ApplyPlace): string => place

export const examPlace: DraftPlace = {
  label: 'ストーリーサポーター試験',
  icon: GraduationCap,
  path: () => '/myPage/account/storySupporterExam',
}

const REQUEST = 'classRequest/'
const queues: Record<ClassRequestKind, string> = {
  master: '/myPage/admin/master',
  creator: '/admin/creator',
  exam: '/myPage/admin/storySupporterApproval',
  permission: '/myPage/admin/storySupporterApproval?kind=permission',
}

/** Target of drafts of the reason of a rejection. */
export const rejectedTarget = (kind: ClassRequestKind, requestId: number): string => `${REQUEST}${kind}/${requestId}`

/** Address of the queue for such a target; null for other targets. */
export function rejectedRequest(target: string): string | null {
  if (!target.startsWith(REQUEST)) return null
  const [kind = ''] = target.slice(REQUEST.length).split('/')
  return Object.hasOwn(queues, kind) ? queues[kind as ClassRequestKind] : '/myPage'
}
