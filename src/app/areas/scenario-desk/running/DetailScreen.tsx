// /myPage/scenario/openingDetail: one scenario with its desk: how far it has come, the texts that came in, its page as players see it.
import { Link, Navigate } from '@tanstack/react-router'
import { ScenarioHead } from '#app/areas/scenario/phase/ScenarioHead.tsx'
import { ScenarioParts } from '#app/areas/scenario/phase/ScenarioParts.tsx'
import { scenarioQueries } from '#app/areas/scenario/queries.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorld } from '#app/shared/world/use-world.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { masterLabel } from '#rules/worlds.ts'
import { type DetailAddress, type DetailTab, phaseOf } from '../address.ts'
import { DeskSkeleton } from '../DeskList.tsx'
import { hasDesk } from '../groups.ts'
import { deskQueries, type PhaseKey } from '../queries.ts'
import { Progression } from './Progression.tsx'
import { Texts } from './Texts.tsx'

const nowhere = nowhereBut(
  scenarioRefusals.SCENARIO_NOT_FOUND.message,
  { to: '/myPage/scenario/scenarioList' },
  '進行中のシナリオへ',
)

export function DetailScreen({ address }: { address: DetailAddress }) {
  const of = phaseOf(address)
  if (of) return <Detail key={`${of.scenarioId}:${of.phase}`} of={of} address={address} />
  return (
    <Page top={<TopBar title="シナリオの進行" back={<BackLink to="/myPage/scenario" />} />}>
      <div className="mt-4">
        <EmptyState drawing={<EmptyDrawing />} {...nowhere} />
      </div>
    </Page>
  )
}

interface DetailProps {
  of: PhaseKey
  address: DetailAddress
}

function Detail({ of, address }: DetailProps) {
  const query = useRead(deskQueries.info(of))
  const { tab = 'desk' } = address
  const { data } = query
  if (data && !hasDesk(data.card)) return <Navigate to="/myPage/scenario/info" search={of} replace />
  const tabs: readonly { key: DetailTab; label: string; count?: number | undefined }[] = [
    { key: 'desk', label: '進行' },
    { key: 'texts', label: 'プレイング', count: data?.card.texts },
    { key: 'page', label: '公開ページ' },
  ]
  return (
    <Page top={<TopBar plain={tab === 'page'} title="シナリオの進行" back={<BackLink to="/myPage/scenario" />} />}>
      <Tabs
        label="シナリオの進行"
        tabs={tabs}
        current={tab}
        renderLink={(one, face) => (
          <Link
            to="/myPage/scenario/openingDetail"
            search={{ ...address, tab: one.key === 'desk' ? undefined : one.key }}
            replace
            {...face}
          />
        )}
      />
      <Read
        query={query}
        title="シナリオを読み込めませんでした。"
        nowhere={nowhere}
        className="mt-3"
        skeleton={<DeskSkeleton />}
      >
        {(found, age) =>
          tab === 'texts' ? (
            <Texts of={of} card={found.card} address={address} />
          ) : tab === 'page' ? (
            <PlayersPage of={of} address={address} />
          ) : (
            <Progression data={found} age={age} answeredAt={query.dataUpdatedAt} />
          )
        }
      </Read>
    </Page>
  )
}

/** The scenario's page as players see it, without what only a player can do there. */
function PlayersPage({ of, address }: DetailProps) {
  const { worldId, scenarioId, phase } = of
  const { part = 'opening' } = address
  const { world } = useWorld(worldId)
  const query = useRead(scenarioQueries.scenario(of))
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const label = masterLabel(world?.scenarioSupportFlg)
  return (
    <Read
      query={query}
      title="シナリオを読み込めませんでした。"
      nowhere={{ title: '公開されていません。' }}
      className="mt-3"
      skeleton={<DeskSkeleton />}
    >
      {scenario => (
        <>
          <ScenarioHead
            scenario={scenario}
            keyVisual={world?.keyVisual ?? null}
            masterLabel={label}
            tab={part}
            renderTab={(one, face) =>
              // The consultation and the replay are read on the page itself.
              one === 'board' || one === 'replay' ? (
                <Link
                  to="/world/$worldId/scenario/$scenarioId/$phase"
                  params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }}
                  search={{ tab: one }}
                  {...face}
                />
              ) : (
                <Link
                  to="/myPage/scenario/openingDetail"
                  search={{ ...address, part: one }}
                  replace
                  resetScroll={false}
                  {...face}
                />
              )
            }
          />
          <ScenarioParts scenario={scenario} tab={part} masterLabel={label} now={now} />
        </>
      )}
    </Read>
  )
}
