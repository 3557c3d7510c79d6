// /myPage/scenario/replay/{worldId}/{scenarioId}/{phase}: the desk at which a replay is written.
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { WrittenOn } from '#app/shared/form/WrittenOn.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
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
  const query = useFresh({ ...replayDeskQueries.detail(of ?? NOWHERE), enabled: of !== null })
  return (
    <WrittenOn
      query={query}
      title="リプレイを書く"
      failed="リプレイを読み込めませんでした。"
      isNowhere={of === null}
      {...toList(
        { to: '/myPage/scenario/replay', search: firstReplayList },
        'リプレイの一覧へ',
        scenarioRefusals.SCENARIO_NOT_FOUND.message,
      )}
    >
      {desk =>
        of &&
        desk && (
          <ReplayDesk key={JSON.stringify(of)} of={of} desk={desk} answeredAt={query.dataUpdatedAt} address={address} />
        )
      }
    </WrittenOn>
  )
}
