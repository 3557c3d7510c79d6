// /admin/makaiPost?queue&page: letters of the makai post about which the office was asked. Looking a sender up asks for a reason, which
// stands in the office's record; the name is shown until the screen is left, and nowhere kept.
import { Link } from '@tanstack/react-router'
import { CircleCheck, UserRoundSearch } from 'lucide-react'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { ReasonSheet } from '#app/shared/decision/ReasonSheet.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { MAKAI_CASE_QUEUES, type MakaiCaseQueue } from '#rules/makai-address.ts'
import { MAKAI_PAGE_SIZE, makaiCaseLabels } from '#rules/makai-post.ts'
import { type CasePlace, onPage } from '../address.ts'
import { type MakaiCase, type MakaiSender, makaiQueries } from '../queries.ts'
import { decidingCase } from '../writes.ts'

const labels: Record<MakaiCaseQueue, string> = { waiting: '相談中', decided: '対応したもの' }

export function CasesScreen({ place: { queue, page } }: { place: CasePlace }) {
  const query = useRead(makaiQueries.cases(queue, page))
  const { data } = query
  return (
    <Page top={<TopBar title="匿名の手紙の相談" back={<BackLink to="/admin" />} />}>
      <Tabs
        label="相談の状態"
        tabs={MAKAI_CASE_QUEUES.map(key => ({
          ...{ key, label: labels[key] },
          count: key === 'waiting' ? data?.waiting : undefined,
        }))}
        current={queue}
        renderLink={({ key }, face) => (
          <Link
            to="/admin/makaiPost"
            search={{ queue: MAKAI_CASE_QUEUES.find(each => each === key && each !== 'waiting') }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
      <Read
        query={query}
        title="相談を読み込めませんでした。"
        className="mt-3"
        skeleton={<NewsRowSkeleton count={3} />}
      >
        {({ caseList, count }, age) => (
          <PagedList
            shown={caseList.length}
            count={count}
            page={page}
            size={MAKAI_PAGE_SIZE}
            age={age}
            link={(number, face) => (
              <Link
                to="/admin/makaiPost"
                search={{ queue: queue === 'waiting' ? undefined : queue, ...onPage(number) }}
                activeOptions={{ exact: true }}
                {...face}
              />
            )}
            past="このページに相談はありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title={queue === 'waiting' ? '待っている相談はありません。' : '対応した相談はありません。'}
              />
            }
          >
            <ul>
              {caseList.map(each => (
                <CaseCard key={each.letterId} of={each} />
              ))}
            </ul>
          </PagedList>
        )}
      </Read>
    </Page>
  )
}

function CaseCard({ of }: { of: MakaiCase }) {
  const { receiverName, worldName, body, arrivedAt, words, askedAt, state, decidedBy, decidedAt, reason } = of
  return (
    <Card as="li">
      <p className="flex flex-wrap items-center gap-2 text-meta text-ink-soft">
        <Chip tone={state === 'waiting' ? 'kin' : 'line'}>{makaiCaseLabels[state]}</Chip>
        <time className="num ml-auto">{formatDayTime(askedAt)} 相談</time>
      </p>
      <CardTitle as="h2" className="mt-1 wrap-anywhere">
        {receiverName}への手紙
      </CardTitle>
      <p className="num text-meta text-ink-soft">
        {worldName}・{formatDayTime(arrivedAt)}の便
      </p>
      <div className="mt-2 rounded-card bg-sunken px-4 py-2 font-mincho text-body leading-[1.9] wrap-anywhere">
        <StoryText text={body} />
      </div>
      <p className="mt-2 text-cap font-semibold">受け取った人から</p>
      <p className="text-sub whitespace-pre-wrap wrap-anywhere">{words}</p>
      {reason !== null && decidedAt !== null && (
        <p className="num mt-2 text-meta text-ink-soft wrap-anywhere">
          {decidedBy}・{formatDayTime(decidedAt)}・理由：{reason}
        </p>
      )}
      <Answers of={of} />
    </Card>
  )
}

function Answers({ of }: { of: MakaiCase }) {
  const { letterId, receiverName, state } = of
  const [asked, ask] = useState<'lift' | 'close' | null>(null)
  const [sender, show] = useState<MakaiSender | null>(null)
  const acts = usePress(decidingCase, { letterId }, { can: '扱えます' })
  const isLifted = asked === 'lift'
  const decide = async (reason: string): Promise<boolean> => {
    const answer = await acts.press({ of, isLifted, reason })
    if (!answer) return false
    ask(null)
    show(answer.sender)
    return true
  }
  return (
    <>
      {sender && (
        <Notice icon={UserRoundSearch} className="mt-2" title={`差出人：${sender.characterFullName}`}>
          <p>
            プレイヤー：{sender.userName}（{sender.publicUserId}）
          </p>
          <p>この画面を離れると消えます。受け取った人には知らせないでください。</p>
        </Notice>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="line" icon={UserRoundSearch} reason={acts.reason} onClick={() => ask('lift')}>
          差出人を確かめる
        </Button>
        {state === 'waiting' && (
          <Button variant="line" icon={CircleCheck} reason={acts.reason} onClick={() => ask('close')}>
            確かめずに終える
          </Button>
        )}
      </div>
      {asked && (
        <ReasonSheet
          title={isLifted ? '差出人を確かめる' : '対応済みにする'}
          about={`makaiCase:${letterId}:${asked}`}
          lead={`${receiverName}への手紙`}
          effect={
            isLifted
              ? '差出人のキャラクターとプレイヤーを、この画面にだけ表示します。'
              : '差出人は表示しません。受け取った人には、運営が確かめたことだけを知らせます。'
          }
          button={isLifted ? '確かめる' : '対応済みにする'}
          pendingLabel="送っています"
          acts={acts}
          onPress={decide}
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}
