// /admin/fanletter?queue&page: letters that wait for the office, those that it holds, and decided ones.
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useDecisions } from '#app/shared/decision/use-decisions.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { countWords, PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useSteadyRows } from '#app/ui/use-steady-rows.ts'
import { FAN_LETTER_PAGE_SIZE, LETTER_QUEUES, type LetterQueue } from '#rules/fan-letters.ts'
import type { QueuePlace } from '../addresses.ts'
import { fanLetterQueries, type QueuedLetter } from '../queries.ts'
import { decidingLetters } from '../writes.ts'
import { LetterCard } from './LetterCard.tsx'

const UnkeptDialog = lazy(() =>
  import('#app/shared/decision/UnkeptDialog.tsx').then(module => ({ default: module.UnkeptDialog })),
)

const queueLabels: Record<LetterQueue, string> = { waiting: '確認待ち', held: '保留', decided: '判断したもの' }
const nothingIn: Record<LetterQueue, string> = {
  waiting: '確認待ちはありません。',
  held: '保留しているものはありません。',
  decided: '判断したものはありません。',
}

export function QueueScreen({ place }: { place: QueuePlace }) {
  const { data } = useRead(fanLetterQueries.queue(place.queue, place.page))
  const countOf = (queue: LetterQueue) =>
    queue === 'waiting' ? data?.waitingCount : queue === 'held' ? data?.heldCount : undefined
  return (
    <Page top={<TopBar title="ファンレターの確認" back={<BackLink to="/myPage" />} />}>
      <Tabs
        label="ファンレターの状態"
        tabs={LETTER_QUEUES.map(key => ({ key, label: queueLabels[key], count: countOf(key) }))}
        current={place.queue}
        renderLink={({ key }, face) => (
          <Link
            to="/admin/fanletter"
            search={{ queue: LETTER_QUEUES.find(queue => queue === key) ?? 'waiting', page: 1 }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
      <Queue key={`${place.queue} ${place.page}`} place={place} />
      <p className="mt-3">
        <TextLink to="/myPage/scenario/fanletter" search={{ page: 1 }} chevron>
          自分に届いたファンレター
        </TextLink>
      </p>
    </Page>
  )
}

const idOf = ({ letterId }: QueuedLetter): number => letterId

function Queue({ place: { queue, page } }: { place: QueuePlace }) {
  const [openedAt] = useState(Date.now)
  const query = useRead(fanLetterQueries.queue(queue, page))
  const decisions = useDecisions(decidingLetters)
  const { data, dataUpdatedAt, isFetching } = query
  /** Stored rows of the last visit may move when they are read again, so nothing can be pressed until then. */
  const isOpening = isFetching && dataUpdatedAt < openedAt
  const rows = useSteadyRows(data?.letterList ?? [], idOf, queue !== 'decided' && !isOpening)
  const { unkept, decideNow, keepOpen, wordsOf } = decisions
  return (
    <>
      <Read
        query={query}
        title="ファンレターを読み込めませんでした。"
        className="mt-3"
        skeleton={<MissionCardSkeleton />}
      >
        {({ letterList, count }, age) => (
          <PagedList
            shown={rows.length}
            count={count}
            page={page}
            size={FAN_LETTER_PAGE_SIZE}
            age={age}
            link={(number, face) => (
              <Link to="/admin/fanletter" search={{ queue, page: number }} activeOptions={{ exact: true }} {...face} />
            )}
            counted={
              letterList.length === 0
                ? '残り0件'
                : `${countWords({ shown: letterList.length, count, page, size: FAN_LETTER_PAGE_SIZE })}・${
                    queue === 'decided' ? '新しい順' : '古い順'
                  }`
            }
            past="このページにファンレターはありません。"
            empty={<EmptyState drawing={<EmptyDrawing />} title={nothingIn[queue]} />}
          >
            <ul className="mb-2" inert={isOpening}>
              {rows.map(({ row, isGone }) => (
                <LetterCard key={row.letterId} letter={row} isGone={isGone} decisions={decisions} />
              ))}
            </ul>
          </PagedList>
        )}
      </Read>
      <Suspense>
        {unkept && (
          <UnkeptDialog
            name={`${unkept.thing.masterName}へのファンレター`}
            words={wordsOf(unkept.verdict)}
            onClose={keepOpen}
            onYes={() => void decideNow()}
          />
        )}
      </Suspense>
    </>
  )
}
