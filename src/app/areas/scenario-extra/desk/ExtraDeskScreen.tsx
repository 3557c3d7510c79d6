// One extra of a master's own: its form while it may be written, what it looks like afterwards.
import { Page } from '#app/shared/screen/Page.tsx'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { scenarioExtraRefusals } from '#rules/refusals/scenario-extra.ts'
import { WRITABLE } from '#rules/scenario/replay-steps.ts'
import { extraQueries } from '../queries.ts'
import { type ExtraDeskAddress, firstExtraList } from './address.ts'
import { ExtraDesk } from './ExtraDesk.tsx'
import { HandedInExtra } from './HandedInExtra.tsx'

export function ExtraDeskScreen({ extraId, address }: { extraId: number; address: ExtraDeskAddress }) {
  const query = useFresh(useRead({ ...extraQueries.desk(extraId), staleTime: 0 }))
  const { data } = query
  const now = useNow(data?.serverTime, query.dataUpdatedAt)
  if (data) {
    const { extra } = data
    return WRITABLE.includes(extra.state) ? (
      <ExtraDesk place={extra} extra={extra} address={address} />
    ) : (
      <HandedInExtra extra={extra} now={now} />
    )
  }
  return (
    <Page top={<TopBar title="幕間" back={<BackLink to="/myPage/scenario/excManagement" search={firstExtraList} />} />}>
      <NotRead
        query={query}
        title="幕間を読み込めませんでした。"
        nowhere={{
          title: scenarioExtraRefusals.EXTRA_NOT_FOUND.message,
          action: (
            <ButtonLink variant="ai" to="/myPage/scenario/excManagement" search={firstExtraList}>
              幕間の一覧へ
            </ButtonLink>
          ),
        }}
        className="mt-3"
      >
        <Loading>
          <SkeletonBlock className="mt-4 h-12 rounded-card" />
          <SkeletonBlock className="mt-4 h-72 rounded-card" />
        </Loading>
      </NotRead>
    </Page>
  )
}
