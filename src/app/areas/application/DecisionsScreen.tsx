// /myPage/applications: what admins decided about one's applications, of every character and world, the newest first.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useOnline } from '#app/platform/connectivity.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { PastLastPage } from '#app/ui/PastLastPage.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { APPLICATION_PAGE_SIZE, feeText } from '#rules/applications.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import { pageCount, pageWindow } from '#rules/paging.ts'
import { StandingLine } from './Marks.tsx'
import { applicationQueries, type Decision } from './queries.ts'
import { useSeen } from './use-seen.ts'

const FRESH_MS = 60_000
const PAGE_LINKS = 7

export function DecisionsScreen({ page }: { page: number }) {
  const online = useOnline()
  return (
    <Screen
      top={<TopBar title="申請の結果" back={<BackLink to="/myPage" />} />}
      strip={<OfflineStrip offline={!online} />}
    >
      <div className="mt-3">
        <Decisions page={page} />
      </div>
    </Screen>
  )
}

function Decisions({ page }: { page: number }) {
  const online = useOnline()
  const query = useQuery(applicationQueries.decisions(page))
  const { data, dataUpdatedAt } = query
  const isNew = useSeen(data?.decisionList ?? [])
  if (!data) {
    return (
      <Missing query={query} online={online} title="申請の結果を読み込めませんでした。">
        <MissionCardSkeleton />
      </Missing>
    )
  }
  if (data.decisionList.length === 0 && page > 1) {
    return (
      <PastLastPage title="このページに申請の結果はありません。">
        {words => (
          <ButtonLink variant="ai" to="/myPage/applications" search={{ page: 1 }}>
            {words}
          </ButtonLink>
        )}
      </PastLastPage>
    )
  }
  if (data.decisionList.length === 0) {
    return (
      <EmptyState
        drawing={<EmptyDrawing />}
        title="申請の結果はありません。"
        note="公認・アイテムやスキルの名前・オリジナルクラスの申請が判断されると、ここに届きます。"
        action={
          <ButtonLink variant="ai" to="/worldSelect">
            ワールドへ
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <p className="num mb-1.5 text-meta text-ink-soft">
        全{data.count}件・新しい順
        {dataUpdatedAt < Date.now() - FRESH_MS && (
          <>
            ・<AgeNote at={dataUpdatedAt} />
          </>
        )}
      </p>
      <ul>
        {data.decisionList.map(decision => (
          <DecisionCard key={decision.applicationId} decision={decision} isNew={isNew(decision)} />
        ))}
      </ul>
      <Pager
        pages={pageWindow(page, pageCount(data.count, APPLICATION_PAGE_SIZE), PAGE_LINKS)}
        current={page}
        label="申請の結果のページ"
        renderLink={(number, face) => <Link to="/myPage/applications" search={{ page: number }} {...face} />}
      />
    </>
  )
}

function DecisionCard({ decision, isNew }: { decision: Decision; isNew: boolean }) {
  const { status, kind, name, reason, coin, fee, decidedAt, worldId, worldName } = decision
  const { characterId, characterName } = decision
  return (
    <Card as="li">
      <StandingLine status={status} kind={kind} isNew={isNew} at={decidedAt} />
      <CardTitle className="mt-2">{name}</CardTitle>
      <p className="text-cap text-ink-soft">
        {characterName}・{worldName}
      </p>
      {reason && (
        <p className="mt-2 rounded-card bg-hi-soft px-3.5 py-2.5 text-cap wrap-anywhere">
          <b>却下の理由</b>
          <br />
          {reason}
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
        <p className="num text-cap text-ink-soft">
          {coin && `手数料 ${feeText(coin, fee)}${status === shinseiStatus.rejected ? '（戻りました）' : ''}`}
        </p>
        <TextLink to="/world/$worldId/character/$characterId" params={{ worldId, characterId }} chevron>
          キャラクターを見る
        </TextLink>
      </div>
    </Card>
  )
}
