// /myPage/scenario/replay/{worldId}/{scenarioId}/{phase}: the desk at which a replay is written.
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import type { ReplayDeskAddress } from './address.ts'
import { firstReplayList } from './groups.ts'
import { replayDeskQueries } from './queries.ts'
import { ReplayDesk } from './ReplayDesk.tsx'

const NOWHERE: PhaseKey = { worldId: '', scenarioId: 0, phase: 0 }

interface ReplayDeskScreenProps {
  /** null when the address has no valid one */
  of: PhaseKey | null
  address: ReplayDeskAddress
}

export function ReplayDeskScreen({ of, address }: ReplayDeskScreenProps) {
  const query = useFresh(useRead({ ...replayDeskQueries.detail(of ?? NOWHERE), staleTime: 0, enabled: of !== null }))
  const { data, dataUpdatedAt } = query
  if (of && data) {
    return <ReplayDesk key={JSON.stringify(of)} of={of} desk={data} answeredAt={dataUpdatedAt} address={address} />
  }
  return (
    <Page
      top={<TopBar title="リプレイを書く" back={<BackLink to="/myPage/scenario/replay" search={firstReplayList} />} />}
    >
      <NotRead
        query={query}
        title="リプレイを読み込めませんでした。"
        isNowhere={of === null}
        nowhere={{
          title: scenarioRefusals.SCENARIO_NOT_FOUND.message,
          action: (
            <ButtonLink variant="ai" to="/myPage/scenario/replay" search={firstReplayList}>
              リプレイの一覧へ
            </ButtonLink>
          ),
        }}
        className="mt-3"
      >
        <Loading>
          <SkeletonBlock className="mt-4 h-10 rounded-card" />
          <SkeletonBlock className="mt-4 h-72 rounded-card" />
        </Loading>
      </NotRead>
    </Page>
  )
}
