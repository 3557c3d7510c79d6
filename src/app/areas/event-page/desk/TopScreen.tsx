// /myPage/admin/worldEventPage/{worldId}/topContents: from when the top of a world shows which page.
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { campaignTones } from '#app/shared/campaign/PeriodHead.tsx'
import { firstOfDesk } from '#app/shared/form/desk-address.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { campaignStateLabels } from '#rules/campaigns.ts'
import { EVENT_MOST } from '#rules/event-pages.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { eventPageQueries, type TopContents } from '../queries.ts'
import { DeskBar } from './DeskBar.tsx'
import { removingTop } from './writes.ts'

const TopSheet = lazy(() => import('./TopSheet.tsx').then(module => ({ default: module.TopSheet })))

export function TopScreen({ worldId }: { worldId: string }) {
  const query = useRead(eventPageQueries.tops(worldId))
  const online = useOnline()
  const [edited, edit] = useState<TopContents | 'new' | null>(null)
  const pages = query.data?.eventPageList ?? []
  const tops = query.data?.topContentsList ?? []
  const obstacle =
    tops.length >= EVENT_MOST.tops
      ? `告知は${EVENT_MOST.tops}件までです。`
      : query.data && pages.length === 0
        ? '先に、これからのイベントのページをつくってください。'
        : offlineReason(online, '加えられます')
  return (
    <Page
      top={
        <DeskBar
          worldId={worldId}
          of="トップの告知"
          back={<BackLink to="/myPage/admin/worldEventPage/$worldId" params={{ worldId }} search={firstOfDesk} />}
        />
      }
    >
      <p className="mt-3 text-sub text-ink-soft">
        決めた日時から、ワールドのトップにページを出します。公開していないページと、終わったイベントは出ません。同時に出るのは、新しい
        {EVENT_MOST.topsShown}件までです。
      </p>
      <Button
        variant="shu"
        icon={CalendarPlus}
        className="mt-3 w-full md:w-76"
        reason={obstacle}
        onClick={() => edit('new')}
      >
        告知を加える
      </Button>
      <Read
        query={query}
        title="告知を読み込めませんでした。"
        className="mt-3"
        skeleton={
          <div className="mt-3">
            <NewsRowSkeleton />
          </div>
        }
      >
        {({ topContentsList }, age) =>
          topContentsList.length === 0 ? (
            <EmptyState
              drawing={<EmptyDrawing />}
              title="告知の予定はありません。"
              action={
                <ButtonLink
                  variant="ai"
                  to="/myPage/admin/worldEventPage/$worldId"
                  params={{ worldId }}
                  search={firstOfDesk}
                >
                  イベントのページを見る
                </ButtonLink>
              }
            />
          ) : (
            <>
              <p className="num mt-3 text-meta text-ink-soft">
                {topContentsList.length} / {EVENT_MOST.tops}件
                <Aged since={age} />
              </p>
              <ul className="mt-1.5">
                {topContentsList.map(top => (
                  <TopRow key={top.topContentsId} {...{ worldId, top }} onEdit={() => edit(top)} />
                ))}
              </ul>
            </>
          )
        }
      </Read>
      <Suspense>
        {edited && (
          <TopSheet {...{ worldId, pages }} top={edited === 'new' ? null : edited} onClose={() => edit(null)} />
        )}
      </Suspense>
    </Page>
  )
}

interface TopRowProps {
  worldId: string
  top: TopContents
  onEdit: () => void
}

function TopRow({ worldId, top, onEdit }: TopRowProps) {
  const { topContentsId, eventId, title, state, openAt, isShown } = top
  const [asks, ask] = useState(false)
  const desk = usePress(removingTop, { topContentsId }, { can: '取りやめられます' })
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center gap-2">
        {isShown && <Chip tone="matsuba">いま表示中</Chip>}
        <Chip tone={campaignTones[state]}>{campaignStateLabels[state]}</Chip>
      </div>
      <CardTitle className="mt-1.5 wrap-anywhere">
        <TextLink to="/myPage/admin/worldEventPage/$worldId/$eventId" params={{ worldId, eventId }}>
          {title}
        </TextLink>
      </CardTitle>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="num text-sub">
          <time dateTime={openAt}>{formatDayTime(openAt)}</time> から
        </p>
        <div className="flex">
          <IconButton icon={Pencil} label={`${title}の告知を変える`} onClick={onEdit} />
          <IconButton
            icon={Trash2}
            label={`${title}の告知をやめる`}
            aria-disabled={desk.pending || Boolean(desk.reason)}
            onClick={() => !desk.pending && !desk.reason && ask(true)}
          />
        </div>
      </div>
      {desk.reason && <p className="text-cap text-ink-soft">{desk.reason}</p>}
      <PressNotice of={desk} />
      {asks && (
        <AskFirst
          asked={{
            title: 'この告知をやめますか？',
            lead: isShown ? 'ワールドのトップから、すぐに消えます。ページは残ります。' : 'ページは残ります。',
            yes: '告知をやめる',
            destroys: true,
          }}
          onClose={() => ask(false)}
          onYes={() => void desk.press({ topContentsId, title })}
        />
      )}
    </Card>
  )
}
