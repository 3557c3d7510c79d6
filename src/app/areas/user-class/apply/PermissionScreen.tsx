// /myPage/account/storySupporterPermission: worlds that take story supporters, with how the user stands to each.
import { Send } from 'lucide-react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { applicationStatus, applicationStatusLabels } from '#rules/codes/application.ts'
import { classRequestRefusals } from '#rules/refusals/class-request.ts'
import { classQueries, type SupportedWorld } from '../queries.ts'
import { RequestChip, Withdraw } from '../RequestState.tsx'
import { askingPermission } from '../writes.ts'

const { inReview, approved } = applicationStatus

export function PermissionScreen() {
  const query = useRead(classQueries.supportedWorlds())
  return (
    <Page top={<TopBar title="ワールドごとの許可" back={<BackLink to="/myPage/account/userClass" />} />}>
      <Read query={query} title="ワールドを読み込めませんでした。" className="mt-3" skeleton={<MissionCardSkeleton />}>
        {({ isExamPassed, worldList }) => (
          <>
            <p className="mt-3 text-sub">
              ストーリーサポーターを募集しているワールドです。許可されたワールドで物語を書けます。
            </p>
            {worldList.length === 0 && (
              <EmptyState drawing={<EmptyDrawing />} title="いま募集しているワールドはありません。" />
            )}
            <ul className="mt-3">
              {worldList.map(world => (
                <WorldItem key={world.worldId} world={world} isExamPassed={isExamPassed} />
              ))}
            </ul>
            {!isExamPassed && (
              <p className="mt-3">
                <ButtonLink to="/myPage/account/storySupporterExam">ストーリーサポーター試験を受ける</ButtonLink>
              </p>
            )}
          </>
        )}
      </Read>
    </Page>
  )
}

function WorldItem({ world, isExamPassed }: { world: SupportedWorld; isExamPassed: boolean }) {
  const { worldId, worldName, catchphrase, status, requestId, reason } = world
  const acts = usePress(askingPermission, { worldId }, { can: '申請できます' })
  const canAsk = status !== inReview && status !== approved
  return (
    <Card as="li">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="font-mincho text-body font-semibold wrap-anywhere">{worldName}</h2>
          <p className="text-cap text-ink-soft">{catchphrase}</p>
        </div>
        <RequestChip status={status} label={applicationStatusLabels[status]} />
      </div>
      {reason && (
        <p className="mt-2 rounded-card bg-hi-soft px-3.5 py-2.5 text-cap whitespace-pre-wrap wrap-anywhere text-ink">
          <b>却下の理由</b>
          <br />
          {reason}
        </p>
      )}
      <PressNotice of={acts} />
      {status === inReview && requestId !== null && <Withdraw requestId={requestId} name={worldName} />}
      {canAsk && (
        <div className="mt-3 flex justify-end">
          <Button
            icon={Send}
            pending={acts.pending}
            pendingLabel="送っています"
            reason={isExamPassed ? acts.reason : classRequestRefusals.EXAM_NEEDED.message}
            onClick={() => void acts.press(world)}
          >
            許可を申請する<span className="vh">：{worldName}</span>
          </Button>
        </div>
      )}
    </Card>
  )
}
