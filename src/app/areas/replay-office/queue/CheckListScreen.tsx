// /myPage/admin/replay: replays that wait for the office's check, the oldest first, and those that wait for publication.
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { phaseParams } from '#app/areas/scenario/phase-params.ts'
import { type CheckList, replayCheckQueries, type WaitingReplay } from '#app/areas/scenario-replay/check-queries.ts'
import { publicationWords } from '#app/shared/decision/publication-words.ts'
import { useDecisions } from '#app/shared/decision/use-decisions.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { useSteadyRows } from '#app/ui/use-steady-rows.ts'
import { timeLeft } from '#rules/dates.ts'
import { decidingReplays, replayId } from '../deciding-replays.ts'
import { ReplayRow } from './ReplayRow.tsx'

const idOf = ({ card }: WaitingReplay): number => replayId(card)

export function CheckListScreen() {
  const worldNames = useWorldNames()
  const [openedAt] = useState(Date.now)
  const query = useRead(replayCheckQueries.waiting())
  const { data, dataUpdatedAt, isFetching } = query
  /** Stored rows of the last visit may move when they are read again, so they are not kept in place yet. */
  const isOpening = isFetching && dataUpdatedAt < openedAt
  const decisions = useDecisions(decidingReplays)
  const rows = useSteadyRows(data?.scenarioList ?? [], idOf, !isOpening)
  const now = useNow(data?.serverTime, dataUpdatedAt)
  return (
    <Page top={<TopBar title="リプレイの確認" back={<BackLink to="/myPage" />} />}>
      <Read
        query={query}
        title="確認待ちのリプレイを読み込めませんでした。"
        className="mt-3"
        skeleton={<RowsSkeleton />}
      >
        {(answer, age) => (
          <>
            {rows.length === 0 ? (
              <div className="mt-3">
                <EmptyState
                  drawing={<EmptyDrawing />}
                  title="確認待ちのリプレイはありません。"
                  note="マスターが提出すると、ここに古い順に並びます。"
                />
              </div>
            ) : (
              <>
                <p className="num flex min-h-11 items-center text-meta text-ink-soft">
                  {answer.scenarioList.length > 0 ? `${answer.scenarioList.length}件・古い順` : '残り0件'}
                  <Aged since={age} />
                </p>
                <List>
                  {rows.map(({ row, isGone }) => (
                    <ReplayRow
                      key={idOf(row)}
                      replay={row}
                      worldName={worldNames.get(row.card.worldId) ?? ''}
                      isGone={isGone}
                      decisions={decisions}
                      now={now}
                    />
                  ))}
                </List>
              </>
            )}
            <Awaiting list={answer.awaitingList} worldNames={worldNames} now={now} />
          </>
        )}
      </Read>
    </Page>
  )
}

type AwaitingProps = { list: CheckList['awaitingList']; worldNames: ReadonlyMap<string, string>; now: number }

const Awaiting = ({ list, worldNames, now }: AwaitingProps) => (
  <>
    <SectionHeading>公開待ち</SectionHeading>
    {list.length === 0 ? (
      <p className="text-sub text-ink-soft">公開を待っているリプレイはありません。</p>
    ) : (
      <List>
        {list.map(row => {
          const { card, publishAt } = row
          const left = publishAt ? timeLeft(publishAt, now) : ''
          return (
            <ListLink
              key={idOf(row)}
              to="/myPage/admin/replay/$worldId/$scenarioId/$phase"
              params={phaseParams(card)}
              icon={<Icon of={CalendarClock} className="text-ink-soft" />}
              title={<b className="phrases font-mincho font-semibold">{card.scenarioTitle}</b>}
              note={
                <>
                  {worldNames.get(card.worldId)}・{card.masterName}
                  <br />
                  <b className="text-ink">{publicationWords(publishAt, now)}</b>
                  {left && ` — ${left}`}
                </>
              }
            />
          )
        })}
      </List>
    )}
  </>
)

const RowsSkeleton = () => (
  <Loading>
    <div className="h-11" />
    {[1, 2, 3].map(row => (
      <SkeletonBlock key={row} className="mb-2 h-22 rounded-card" />
    ))}
  </Loading>
)
