// Queue of the office: extras (幕間) that wait for the check, the oldest first, and those that wait for their publication.
import { Link } from '@tanstack/react-router'
import { BookHeart, CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { publicationWords } from '#app/shared/decision/publication-words.ts'
import { useDecisions } from '#app/shared/decision/use-decisions.ts'
import { WaitingRow } from '#app/shared/decision/WaitingRow.tsx'
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
import { formatCount } from '#rules/rewards.ts'
import { extraPriceWords } from '#rules/scenario/extra.ts'
import { decidingExtras } from '../deciding-extras.ts'
import { type DeskRow, extraQueries } from '../queries.ts'

const idOf = ({ extraId }: DeskRow): number => extraId

export function ExtraQueueScreen() {
  const worldNames = useWorldNames()
  const [openedAt] = useState(Date.now)
  const query = useRead(extraQueries.waiting())
  const { data, dataUpdatedAt, isFetching } = query
  /** Stored rows of the last visit may move when they are read again, so they are not kept in place yet. */
  const isOpening = isFetching && dataUpdatedAt < openedAt
  const decisions = useDecisions(decidingExtras)
  const rows = useSteadyRows(data?.extraList ?? [], idOf, !isOpening)
  const now = useNow(data?.serverTime, dataUpdatedAt)
  return (
    <Page top={<TopBar title="幕間の確認" back={<BackLink to="/myPage" />} />}>
      <Read
        query={query}
        title="確認待ちの幕間を読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <div className="h-11" />
            <SkeletonBlock className="mb-2 h-22 rounded-card" />
            <SkeletonBlock className="mb-2 h-22 rounded-card" />
          </Loading>
        }
      >
        {(answer, age) => (
          <>
            {rows.length === 0 ? (
              <div className="mt-3">
                <EmptyState
                  drawing={<EmptyDrawing />}
                  title="確認待ちの幕間はありません。"
                  note="マスターが提出すると、ここに古い順に並びます。"
                />
              </div>
            ) : (
              <>
                <p className="num flex min-h-11 items-center text-meta text-ink-soft">
                  {answer.extraList.length > 0 ? `${answer.extraList.length}件・古い順` : '残り0件'}
                  <Aged since={age} />
                </p>
                <List>
                  {rows.map(({ row, isGone }) => (
                    <WaitingRow
                      key={row.extraId}
                      thing={row}
                      icon={BookHeart}
                      over={
                        <span className="num min-w-0 wrap-anywhere">
                          {[worldNames.get(row.worldId), row.scenarioTitle, row.phase > 1 && `第${row.phase}章`]
                            .filter(Boolean)
                            .join('・')}
                          ・{formatCount(row.length)}字・{extraPriceWords(row.price)}
                        </span>
                      }
                      name={row.title}
                      writer={row.masterName}
                      since={row.stateSince}
                      isGone={isGone}
                      decisions={decisions}
                      now={now}
                      renderLink={face => <Link to="/myPage/admin/exc" search={{ extra: row.extraId }} {...face} />}
                    />
                  ))}
                </List>
              </>
            )}
            <Awaiting list={answer.awaitingList} now={now} />
          </>
        )}
      </Read>
    </Page>
  )
}

const Awaiting = ({ list, now }: { list: readonly DeskRow[]; now: number }) => (
  <>
    <SectionHeading>公開待ち</SectionHeading>
    {list.length === 0 ? (
      <p className="text-sub text-ink-soft">公開を待っている幕間はありません。</p>
    ) : (
      <List>
        {list.map(({ extraId, title, scenarioTitle, masterName, publishAt }) => {
          const left = publishAt ? timeLeft(publishAt, now) : ''
          return (
            <ListLink
              key={extraId}
              to="/myPage/admin/exc"
              search={{ extra: extraId }}
              icon={<Icon of={CalendarClock} className="text-ink-soft" />}
              title={<b className="phrases font-mincho font-semibold wrap-anywhere">{title}</b>}
              note={
                <>
                  {scenarioTitle}・{masterName}
                  <br />
                  <b className="text-ink">{left ? publicationWords(publishAt, now) : 'リプレイの公開を待っています'}</b>
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
