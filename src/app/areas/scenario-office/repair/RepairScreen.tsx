// /myPage/admin/fixScenario?scenarioId: a scenario found by its id, with all repairs that the office can make.
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { scenarioIdDigits } from '#rules/constants/scenario.ts'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { officeScenarioId, type RepairSearch } from '../addresses.ts'
import { officeQueries } from '../queries.ts'
import { RepairDesk } from './RepairDesk.tsx'

const NO_ID = 'シナリオのIDを、10桁までの数字で入力してください。'

export function RepairScreen({ place: { scenarioId: typed } }: { place: RepairSearch }) {
  const scenarioId = officeScenarioId(typed)
  return (
    <Page top={<TopBar title="シナリオの修復" back={<BackLink to="/myPage/admin" label="審査とシナリオへ戻る" />} />}>
      <SearchForm key={typed} typed={typed} />
      {typed === undefined ? (
        <div className="mt-3">
          <EmptyState
            drawing={<EmptyDrawing />}
            title="直すシナリオを探してください。"
            note="IDは、シナリオのページの題名の上にあります。"
          />
        </div>
      ) : (
        scenarioId !== null && <Desk key={scenarioId} scenarioId={scenarioId} />
      )}
    </Page>
  )
}

function SearchForm({ typed }: { typed: string | undefined }) {
  const navigate = useNavigate()
  const [wrong, setWrong] = useState(typed !== undefined && officeScenarioId(typed) === null ? NO_ID : undefined)
  const search = (words: string): void => {
    const id = officeScenarioId(words)
    setWrong(id === null ? NO_ID : undefined)
    if (id !== null) void navigate({ to: '/myPage/admin/fixScenario', search: { scenarioId: padScenarioId(id) } })
  }
  return (
    <SearchLine
      label="シナリオのID"
      hideLabel={false}
      name="id"
      type="text"
      inputMode="numeric"
      maxLength={scenarioIdDigits}
      words={typed ?? ''}
      placeholder="0000000001"
      error={wrong}
      button="探す"
      onSearch={search}
    />
  )
}

function Desk({ scenarioId }: { scenarioId: number }) {
  const query = useRead(officeQueries.repair(scenarioId))
  return (
    <Read
      query={query}
      title="シナリオを読み込めませんでした。"
      nowhere={{ title: scenarioRefusals.SCENARIO_NOT_FOUND.message, note: 'IDをお確かめください。' }}
      className="mt-3"
      skeleton={
        <Loading>
          <SkeletonBlock className="mt-3 h-40 rounded-card" />
          <SkeletonBlock className="mt-3 h-60 rounded-card" />
        </Loading>
      }
    >
      {repair => <RepairDesk repair={repair} answeredAt={query.dataUpdatedAt} />}
    </Read>
  )
}
