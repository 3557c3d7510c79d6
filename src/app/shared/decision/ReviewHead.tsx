// Head of something that was handed in, for the office: where it stands, of which world and by whom, how long it waits, its version.
import type { ReactNode } from 'react'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { waitedSince } from './waited.ts'

interface ReviewHeadProps {
  of: { worldId: string; masterName: string; version: number }
  chips: ReactNode
  /** words behind the writer's name: ・長編 */
  more?: ReactNode
  /** time since when it waits for the office; null: it does not */
  since: string | null
  /** words behind the waiting time: the time of its publication */
  date?: string | false
  now: number
  /** content below the line */
  children?: ReactNode
}

export function ReviewHead(props: ReviewHeadProps) {
  const { of, chips, more, since, date, now, children } = props
  const worldName = useWorldNames().get(of.worldId)
  const waited = since === null ? null : waitedSince(since, now)
  return (
    <header className="mt-3">
      <p className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        {chips}
        <span>
          {worldName && `${worldName}・`}
          <b className="text-ink">{of.masterName}</b>
          {more}
        </span>
        {waited && <b className={waited.isLong ? 'text-shu' : undefined}>{waited.words}</b>}
        {date && <b className="text-ink">{date}</b>}
        <span className="ml-auto">{of.version}版</span>
      </p>
      {children}
    </header>
  )
}

/** Reason of the last return, while what was handed in again is judged. */
export const LastReturn = ({ reason }: { reason: string | null }) =>
  reason && (
    <p className="mt-1 text-cap whitespace-pre-wrap wrap-anywhere">
      <b>まえの差し戻しの理由</b>　{reason}
    </p>
  )

/** Words in the place of a text that its master is still writing. */
export const StillWritten = ({ isReturned }: { isReturned: boolean }) => (
  <p className="mt-4 text-sub text-ink-soft">
    {isReturned ? 'マスターが直しています。' : 'マスターが書いています。'}
    提出されると、ここで読めます。
  </p>
)
