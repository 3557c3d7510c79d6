// Page of something that was handed in, for the office: read in the version that is judged, with the answer at its foot.
import type { ReactNode } from 'react'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read, type ReadProps } from '#app/shared/screen/Read.tsx'
import { Aside } from '#app/ui/Aside.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { Unkept } from './Unkept.tsx'
import { type Deciding, type Decisions, useDecisions } from './use-decisions.ts'
import { type LookedQuery, useLookedAt } from './use-looked-at.ts'

/** Properties of the panel of the answer that the page knows. */
export interface Reviewing<Thing> {
  decisions: Decisions<Thing>
  isChanged: boolean
  isOpening: boolean
  now: number
  onReadAgain: () => Promise<void>
}

interface ReviewPageProps<Data, Thing, Known extends NewOutboxItem['facts']>
  extends Omit<ReadProps<Data>, 'query' | 'className' | 'skeleton' | 'children'> {
  query: LookedQuery<Data> & ReadProps<Data>['query']
  versionOf: (data: Data) => number
  deciding: Deciding<Thing, Known>
  /** name of the judged thing */
  nameOf: (thing: Thing) => string
  top: ReactNode
  skeleton?: ReactNode
  /** facts that stand beside it where there is room */
  aside?: (data: Data) => ReactNode
  /** @param rest `facts`: those of the aside, for the place where they stand without room for them; `age`: time of the data, if it is old */
  children: (data: Data, review: Reviewing<Thing>, rest: { facts: ReactNode; age: number | null }) => ReactNode
}

export function ReviewPage<Data extends { serverTime: string }, Thing, Known extends NewOutboxItem['facts']>(
  props: ReviewPageProps<Data, Thing, Known>,
) {
  const { query, versionOf, deciding, nameOf, top, skeleton = usual, aside, children, ...read } = props
  const { shown, isOpening, isChanged, readAgain } = useLookedAt(query, versionOf)
  const decisions = useDecisions(deciding)
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const review = { decisions, isChanged, isOpening, now, onReadAgain: readAgain }
  return (
    <Page top={top}>
      <Read query={{ ...query, data: shown }} className="mt-3" skeleton={skeleton} {...read}>
        {(data, age) => children(data, review, { facts: aside && <Aside>{aside(data)}</Aside>, age })}
      </Read>
      <Unkept decisions={decisions} nameOf={nameOf} />
    </Page>
  )
}

const usual = (
  <Loading>
    <SkeletonBlock className="mt-3 h-7 w-60" />
    <SkeletonBlock className="mt-3 h-28 rounded-card" />
    <SkeletonLines widths={[90, 96, 80, 88, 94]} className="mt-4" />
  </Loading>
)
