// /myPage/applications: admins' decisions on the user's applications, of all characters and worlds, the newest first.

import { Link } from '@tanstack/react-router'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { APPLICATION_PAGE_SIZE, feeText } from '#rules/applications.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import { StandingLine } from '../Marks.tsx'
import { applicationQueries, type Decision } from '../queries.ts'
import { useSeen } from '../use-seen.ts'

export function DecisionsScreen({ page }: { page: number }) {
  return (
    <Page top={<TopBar title="申請の結果" back={<BackLink to="/myPage" />} />}>
      <Decisions page={page} />
    </Page>
  )
}

function Decisions({ page }: { page: number }) {
  const query = useRead(applicationQueries.decisions(page))
  const { data } = query
  const isNew = useSeen(data?.decisionList ?? [])
  return (
    <Read query={query} className="mt-3" title="申請の結果を読み込めませんでした。" skeleton={<MissionCardSkeleton />}>
      {({ decisionList, count }, age) => (
        <PagedList
          shown={decisionList.length}
          count={count}
          page={page}
          size={APPLICATION_PAGE_SIZE}
          age={age}
          label="申請の結果のページ"
          link={(number, face) => <Link to="/myPage/applications" search={{ page: number }} {...face} />}
          counted={`全${count}件・新しい順`}
          past="このページに申請の結果はありません。"
          empty={
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
          }
        >
          <ul>
            {decisionList.map(decision => (
              <DecisionCard key={decision.applicationId} decision={decision} isNew={isNew(decision)} />
            ))}
          </ul>
        </PagedList>
      )}
    </Read>
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
