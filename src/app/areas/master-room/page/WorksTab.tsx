// Scenarios of a master: those that take characters, those that run, those that are over with their results.
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { ScenarioCardItem } from '#app/areas/scenario/list/ScenarioCardItem.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { formatDay } from '#app/ui/days.ts'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { useNow } from '#app/ui/use-now.ts'
import type { WorkGroup } from '#rules/master-lists.ts'
import { WORK_PAGE_SIZE } from '#rules/master-rooms.ts'
import { type ScenarioResult, scenarioResultLabels } from '#rules/scenario/replay.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { masterLabel } from '#rules/worlds.ts'
import type { MasterSearch } from '../address.ts'
import { type Master, masterRoomQueries, type Work } from '../queries.ts'

const labels: Record<WorkGroup, string> = { open: '募集中', running: '進行中', past: 'これまで' }
const nothing: Record<WorkGroup, { title: string; note: string }> = {
  open: { title: '公開中のシナリオはありません。', note: '呼び出しに入れておくと、公開されたときにお知らせします。' },
  running: { title: '進行中のシナリオはありません。', note: '相談中のものと、執筆中のものがここに並びます。' },
  past: { title: 'リプレイはまだありません。', note: '公開されたリプレイが、結果といっしょに並びます。' },
}

interface WorksTabProps {
  master: Master
  place: MasterSearch
  to: (search: MasterSearch, face: LinkFace) => ReactNode
}

export function WorksTab({ master, place, to }: WorksTabProps) {
  const { group, page } = place
  const query = useRead(masterRoomQueries.works(master.masterId, group, page))
  const worlds = useRead(worldQueries.worlds()).data?.worldSelectList ?? []
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const worldOf = (id: string) => worlds.find(({ worldId }) => worldId === id)
  return (
    <>
      <FilterChips
        label="シナリオの状態"
        filters={(['open', 'running', 'past'] as const).map(key => ({
          key,
          label: `${labels[key]} ${master.workCounts[key]}`,
        }))}
        current={group}
        renderLink={({ key }, face) => to({ ...place, group: key, page: 1 }, face)}
      />
      <Read query={query} title="シナリオを読み込めませんでした。" className="mt-3" skeleton={<WorksSkeleton />}>
        {({ scenarioList, count }, age) => (
          <PagedList
            shown={scenarioList.length}
            count={count}
            page={page}
            size={WORK_PAGE_SIZE}
            age={age}
            link={(number, face) => to({ ...place, page: number }, face)}
            past="このページにシナリオはありません。"
            empty={<EmptyState drawing={<EmptyDrawing />} {...nothing[group]} />}
          >
            {group === 'past' ? (
              <List>
                {scenarioList.map(work => (
                  <PastRow key={keyOf(work)} work={work} worldName={worldOf(work.worldId)?.worldName ?? ''} />
                ))}
              </List>
            ) : (
              <ul className="mb-2 grid gap-3 xl:grid-cols-2">
                {scenarioList.map((work, index) => (
                  <ScenarioCardItem
                    key={keyOf(work)}
                    scenario={work}
                    keyVisual={worldOf(work.worldId)?.keyVisual ?? null}
                    masterLabel={masterLabel(worldOf(work.worldId)?.scenarioSupportFlg)}
                    now={now}
                    eager={index < 3}
                  />
                ))}
              </ul>
            )}
          </PagedList>
        )}
      </Read>
    </>
  )
}

const keyOf = ({ scenarioId, phase }: Work): string => `${scenarioId}:${phase}`

const tones: Record<ScenarioResult, ChipTone> = {
  GreatSuccess: 'kin',
  Success: 'matsuba',
  Normal: 'ai',
  Failure: 'line',
  GreatFailure: 'hi',
}

function PastRow({ work, worldName }: { work: Work; worldName: string }) {
  const { worldId, scenarioId, phase, scenarioTitle, replay, privateReplayFlg } = work
  const facts = [
    worldName,
    replay && formatDay(replay.publishedAt),
    replay && `${replay.cast}人`,
    typeof replay?.length === 'number' && `${replay.length.toLocaleString('ja-JP')}字`,
  ]
  return (
    <ListLink
      to="/world/$worldId/scenario/$scenarioId/$phase"
      params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }}
      search={{ tab: 'replay' }}
      title={
        <>
          <b className="font-mincho text-body font-semibold wrap-anywhere">{scenarioTitle}</b>
          {phase > 1 && <span className="num ml-2 text-meta text-ink-soft">第{phase}章</span>}
        </>
      }
      note={facts.filter(Boolean).join('・')}
      trailing={
        <>
          {privateReplayFlg && <Chip icon={Lock}>参加者のみ</Chip>}
          {replay?.result && <Chip tone={tones[replay.result]}>{scenarioResultLabels[replay.result]}</Chip>}
        </>
      }
    />
  )
}

const WorksSkeleton = () => (
  <Loading>
    <div className="h-11" />
    <div className="grid gap-3 xl:grid-cols-2">
      {[0, 1, 2].map(row => (
        <SkeletonBlock key={row} className="h-40 rounded-card" />
      ))}
    </div>
  </Loading>
)
