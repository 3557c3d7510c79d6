// One extra of a master's own: its form while it may be written, what it looks like afterwards.
import { useState } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
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
  const [mountedAt] = useState(Date.now)
  const query = useRead({ ...extraQueries.desk(extraId), staleTime: 0 })
  const { data, error, dataUpdatedAt, isFetching } = query
  const now = useNow(data?.serverTime, dataUpdatedAt)
  // Written on is the server's version of now; without a network the one read last.
  const isFresh = dataUpdatedAt >= mountedAt || (error !== null && !isFetching)
  if (data && isFresh) {
    const { extra } = data
    return WRITABLE.includes(extra.state) ? (
      <ExtraDesk place={extra} extra={extra} address={address} />
    ) : (
      <HandedInExtra extra={extra} now={now} />
    )
  }
  return (
    <Page top={<TopBar title="幕間" back={<BackLink to="/myPage/scenario/excManagement" search={firstExtraList} />} />}>
      <Read
        query={{ ...query, data: undefined }}
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
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-4 h-12 rounded-card" />
            <SkeletonBlock className="mt-4 h-72 rounded-card" />
          </Loading>
        }
      >
        {() => null}
      </Read>
    </Page>
  )
}
