// /admin/fanletter?queue&page: letters that wait for the office, those that it holds, and decided ones.
import { Link } from '@tanstack/react-router'
import { JudgedPages } from '#app/shared/decision/JudgedPages.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Tabs } from '#app/ui/Tabs.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { FAN_LETTER_PAGE_SIZE, LETTER_QUEUES, type LetterQueue } from '#rules/fan-letters.ts'
import type { QueuePlace } from '../addresses.ts'
import { fanLetterQueries } from '../queries.ts'
import { decidingLetters } from '../writes.ts'
import { LetterCard } from './LetterCard.tsx'

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
    <Page top={<TopBar title="ファンレターの確認" back={<BackLink to="/admin" label="運営のトップへ戻る" />} />}>
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

const Queue = ({ place: { queue, page } }: { place: QueuePlace }) => (
  <JudgedPages
    query={useRead(fanLetterQueries.queue(queue, page))}
    title="ファンレターを読み込めませんでした。"
    listOf={({ letterList }) => letterList}
    deciding={decidingLetters}
    nameOf={({ masterName }) => `${masterName}へのファンレター`}
    isDecided={queue === 'decided'}
    page={page}
    size={FAN_LETTER_PAGE_SIZE}
    link={(number, face) => (
      <Link to="/admin/fanletter" search={{ queue, page: number }} activeOptions={{ exact: true }} {...face} />
    )}
    past="このページにファンレターはありません。"
    none={nothingIn[queue]}
    card={(letter, { key, ...facts }) => <LetterCard key={key} letter={letter} {...facts} />}
  />
)
