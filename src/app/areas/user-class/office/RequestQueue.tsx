// The office's queue of applications of a kind: waiting ones, the oldest first, or judged ones.
import type { ReactNode } from 'react'
import { JudgedPages } from '#app/shared/decision/JudgedPages.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import type { LinkFace } from '#app/ui/link-face.ts'
import { CLASS_REQUEST_PAGE_SIZE, CLASS_REQUESTS_COUNTED, type ClassRequestKind } from '#rules/class-requests.ts'
import type { RequestQueueAddress } from '../addresses.ts'
import { classQueries } from '../queries.ts'
import { decidingRequests, requestName } from '../writes.ts'
import { RequestCard } from './RequestCard.tsx'

interface RequestQueueProps {
  kind: ClassRequestKind
  place: RequestQueueAddress
  pageLink: (page: number, face: LinkFace) => ReactNode
}

/**
 * Queue of one kind. The caller gives each list its own `key`: within a list, rows that were judged keep their places.
 */
export const RequestQueue = ({ kind, place: { decided, page }, pageLink }: RequestQueueProps) => (
  <JudgedPages
    query={useRead(classQueries.queue(kind, decided, page))}
    title="申請を読み込めませんでした。"
    listOf={({ requestList }) => requestList}
    deciding={decidingRequests}
    nameOf={thing => `${thing.userName}・${requestName(thing)}`}
    isDecided={decided}
    page={page}
    size={CLASS_REQUEST_PAGE_SIZE}
    countedMost={CLASS_REQUESTS_COUNTED}
    link={pageLink}
    past="このページに申請はありません。"
    none="申請はありません。"
    card={(request, { key, ...facts }) => <RequestCard key={key} request={request} {...facts} />}
  />
)
