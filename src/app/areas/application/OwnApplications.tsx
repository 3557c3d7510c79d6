// A character's applications: what was asked for, how far it is, what came back.
import { useQuery } from '@tanstack/react-query'
import { MoveDown } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Missing } from '#app/ui/Missing.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { PastLastPage } from '#app/ui/PastLastPage.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { APPLICATION_PAGE_SIZE, feeText } from '#rules/applications.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { pageCount, pageWindow } from '#rules/paging.ts'
import { StandingLine } from './Marks.tsx'
import { applicationQueries, type OwnApplication } from './queries.ts'
import { Told } from './Told.tsx'
import { useSeen } from './use-seen.ts'

const CancelDialog = lazy(() => import('./CancelDialog.tsx').then(module => ({ default: module.CancelDialog })))
const PAGE_LINKS = 7

export function OwnApplications({
  characterId,
  group,
  page,
  empty,
  renderLink,
}: {
  characterId: string
  group: 'original' | 'class'
  page: number
  /** the action that fills the empty list */
  empty: ReactNode
  renderLink: (page: number, face: LinkFace) => ReactNode
}) {
  const online = useOnline()
  const query = useQuery(applicationQueries.mine(characterId, group, page))
  const { data } = query
  const isNew = useSeen(data?.applicationList ?? [])
  const [cancelled, setCancelled] = useState<OwnApplication | null>(null)
  if (!data) {
    return (
      <Missing query={query} online={online} title="申請を読み込めませんでした。">
        <MissionCardSkeleton count={2} />
      </Missing>
    )
  }
  if (data.applicationList.length === 0) {
    if (data.count === 0) return <EmptyState drawing={<EmptyDrawing />} title="申請はありません。" action={empty} />
    const className = 'inline-grid min-h-11 items-center px-3 font-bold text-ai'
    return (
      <PastLastPage title="このページに申請はありません。">
        {words => <>{renderLink(1, { className, children: words })}</>}
      </PastLastPage>
    )
  }
  return (
    <>
      <ul>
        {data.applicationList.map(application => (
          <ApplicationCard
            key={application.applicationId}
            application={application}
            isNew={isNew(application)}
            reason={offlineReason(online, '送れます')}
            onCancel={() => setCancelled(application)}
          />
        ))}
      </ul>
      <Pager
        pages={pageWindow(page, pageCount(data.count, APPLICATION_PAGE_SIZE), PAGE_LINKS)}
        current={page}
        label="申請のページ"
        renderLink={renderLink}
      />
      <Suspense>{cancelled && <CancelDialog application={cancelled} onClose={() => setCancelled(null)} />}</Suspense>
    </>
  )
}

function ApplicationCard({
  application,
  isNew,
  reason,
  onCancel,
}: {
  application: OwnApplication
  /** decided since it was last looked at */
  isNew: boolean
  /** why it cannot be withdrawn now */
  reason: string | undefined
  onCancel: () => void
}) {
  const { kind, status, name, description, level, before, coin, fee, createdAt } = application
  return (
    <Card as="li">
      <StandingLine status={status} kind={kind} isNew={isNew} at={createdAt} />
      {before && (
        <p className="mt-2 flex items-center gap-1 text-cap text-ink-soft">
          もとの名前 {before.name}
          {level !== null && level > 1 && <span className="num">Lv.{level}</span>}
          <Icon of={MoveDown} size="xs" />
        </p>
      )}
      <CardTitle className={before ? '' : 'mt-2'}>{name}</CardTitle>
      <Told text={description} className="text-ink-soft" />
      {application.reason && (
        <p className="mt-2 rounded-card bg-hi-soft px-3.5 py-2.5 text-cap wrap-anywhere">
          <b>却下の理由</b>
          <br />
          {application.reason}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="num text-cap text-ink-soft">{coin && `手数料 ${feeText(coin, fee)}${wentBack(status)}`}</p>
        {status === shinseiStatus.applying && (
          <Button variant="line" reason={reason} onClick={onCancel}>
            取り下げる<span className="vh">：{name}</span>
          </Button>
        )}
      </div>
    </Card>
  )
}

const wentBack = (status: OwnApplication['status']): string =>
  status === shinseiStatus.rejected || status === shinseiStatus.cancelled ? '（戻りました）' : ''
