// A character's applications: the wish, the state, the returned fee.

import { MoveDown } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { APPLICATION_PAGE_SIZE, feeText } from '#rules/applications.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { StandingLine } from './Marks.tsx'
import { applicationQueries, type OwnApplication } from './queries.ts'
import { Told } from './Told.tsx'
import { useSeen } from './use-seen.ts'

const CancelDialog = lazy(() => import('./CancelDialog.tsx').then(module => ({ default: module.CancelDialog })))

export function OwnApplications({
  characterId,
  group,
  page,
  empty,
  link,
}: {
  characterId: string
  group: 'original' | 'class'
  page: number
  /** the action that fills the empty list */
  empty: ReactNode
  link: (page: number, face: LinkFace) => ReactNode
}) {
  const online = useOnline()
  const query = useRead(applicationQueries.mine(characterId, group, page))
  const { data } = query
  const isNew = useSeen(data?.applicationList ?? [])
  const [cancelled, setCancelled] = useState<OwnApplication | null>(null)
  return (
    <Read query={query} title="申請を読み込めませんでした。" skeleton={<MissionCardSkeleton count={2} />}>
      {({ applicationList, count }) => (
        <>
          <PagedList
            shown={applicationList.length}
            count={count}
            page={page}
            size={APPLICATION_PAGE_SIZE}
            counted={null}
            label="申請のページ"
            link={link}
            past="このページに申請はありません。"
            empty={<EmptyState drawing={<EmptyDrawing />} title="申請はありません。" action={empty} />}
          >
            <ul>
              {applicationList.map(application => (
                <ApplicationCard
                  key={application.applicationId}
                  application={application}
                  isNew={isNew(application)}
                  reason={offlineReason(online, '送れます')}
                  onCancel={() => setCancelled(application)}
                />
              ))}
            </ul>
          </PagedList>
          <Suspense>
            {cancelled && <CancelDialog application={cancelled} onClose={() => setCancelled(null)} />}
          </Suspense>
        </>
      )}
    </Read>
  )
}

function ApplicationCard({
  application,
  isNew,
  reason,
  onCancel,
}: {
  application: OwnApplication
  /** whether it was decided since the last look */
  isNew: boolean
  /** reason why it cannot be withdrawn now */
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
