// Commissions of a desk by group, and in place of the list the one that the address names.
import { Link } from '@tanstack/react-router'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { List } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { tailorRefusals } from '#rules/refusals/tailor.ts'
import { COMMISSION_PAGE_SIZE, commissionGroupLabels } from '#rules/tailor.ts'
import { COMMISSION_GROUPS } from '#rules/tailor-address.ts'
import { type CommissionsAddress, commissionsParams } from '../address.ts'
import { type CommissionDesk, tailorQueries } from '../queries.ts'
import { TailorLinks } from '../TailorLinks.tsx'
import { CommissionPage } from './CommissionPage.tsx'
import { CommissionRow } from './CommissionRow.tsx'
import { desks, noneOf } from './desks.ts'
import { useLiveCommission } from './use-live-commission.ts'

interface CommissionsProps {
  desk: CommissionDesk
  place: CommissionsAddress
  draftId: string | undefined
}

export function CommissionsScreen({ desk, place, draftId }: CommissionsProps) {
  return place.order === undefined ? (
    <CommissionList desk={desk} place={place} />
  ) : (
    <OneCommission key={place.order} desk={desk} commissionId={place.order} draftId={draftId} />
  )
}

function CommissionList({ desk, place }: Omit<CommissionsProps, 'draftId'>) {
  const { to, title, back } = desks[desk]
  const query = useRead(tailorQueries.commissions(desk, place))
  const { data } = query
  return (
    <Page top={<TopBar title={title} back={<BackLink to={back} />} />}>
      <Tabs
        label={`${title}の進みぐあい`}
        tabs={COMMISSION_GROUPS.map(key => ({
          ...{ key, label: desk === 'office' && key === 'turn' ? '確認待ち' : commissionGroupLabels[key] },
          count: key === 'turn' ? data?.turnCount : undefined,
        }))}
        current={place.group}
        renderLink={({ key }, face) => (
          <Link to={to} search={commissionsParams({ ...place, group: key, page: 1 })} {...face} />
        )}
      />
      <Read
        query={query}
        title={`${title}を読み込めませんでした。`}
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-4 h-20 rounded-card" />
            <SkeletonBlock className="mt-3 h-20 rounded-card" />
          </Loading>
        }
      >
        {({ commissionList, count }, age) => (
          <PagedList
            shown={commissionList.length}
            count={count}
            page={place.page}
            size={COMMISSION_PAGE_SIZE}
            age={age}
            link={(page, face) => <Link to={to} search={commissionsParams({ ...place, page })} {...face} />}
            past="このページに発注はありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title={noneOf(desk, place.group)}
                action={
                  desk === 'client' ? (
                    <ButtonLink variant="ai" to="/tailor/creator" search={{ open: true }}>
                      受付中のクリエイターを見る
                    </ButtonLink>
                  ) : undefined
                }
              />
            }
          >
            <List className="mb-2">
              {commissionList.map(commission => (
                <CommissionRow key={commission.commissionId} desk={desk} commission={commission} />
              ))}
            </List>
          </PagedList>
        )}
      </Read>
      {desk === 'creator' && (
        <List className="mt-4">
          <TailorLinks of={['offers', 'room', 'orders']} />
        </List>
      )}
    </Page>
  )
}

interface OneProps {
  desk: CommissionDesk
  commissionId: number
  draftId: string | undefined
}

function OneCommission({ desk, commissionId, draftId }: OneProps) {
  const { to, title } = desks[desk]
  const query = useLiveCommission(commissionId)
  return (
    <Page top={<TopBar title={title} plain back={<BackLink to={to} search={{}} label={`${title}の一覧へ戻る`} />} />}>
      <Read
        query={query}
        title="発注を読み込めませんでした。"
        nowhere={nowhereBut(tailorRefusals.COMMISSION_NOT_FOUND.message, { to, search: {} }, '一覧へ')}
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-4 h-32 rounded-card" />
            <SkeletonBlock className="mt-4 h-64 rounded-card" />
          </Loading>
        }
      >
        {commission => <CommissionPage commission={commission} draftId={draftId} />}
      </Read>
    </Page>
  )
}
