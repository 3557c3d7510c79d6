// /myPage/scenario/scenarioList: everything that runs, on a line each, for who looks at deadlines: seats, texts, days late.
import { useState } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { List } from '#app/ui/List.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { firstDeskList } from '../address.ts'
import { DeskSkeleton } from '../DeskList.tsx'
import { type DeskHome, deskQueries } from '../queries.ts'
import { DeskRow } from './DeskRow.tsx'

const ALL = 'all'

export function RunningListScreen() {
  const query = useRead(deskQueries.home())
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  return (
    <Page top={<TopBar title="進行中のシナリオ" back={<BackLink to="/myPage/scenario" />} />}>
      <Read query={query} title="進行中のシナリオを読み込めませんでした。" className="mt-3" skeleton={<DeskSkeleton />}>
        {({ runningList }, age) =>
          runningList.length === 0 ? (
            <div className="mt-4">
              <EmptyState
                drawing={<EmptyDrawing />}
                title="進行中のシナリオはありません。"
                action={
                  <ButtonLink variant="ai" to="/myPage/scenario/op" search={firstDeskList}>
                    オープニングの一覧へ
                  </ButtonLink>
                }
              />
            </div>
          ) : (
            <Running list={runningList} age={age} now={now} />
          )
        }
      </Read>
    </Page>
  )
}

function Running({ list, age, now }: { list: DeskHome['runningList']; age: number | null; now: number }) {
  const names = useWorldNames()
  const [chosen, choose] = useState(ALL)
  const worlds = [...new Set(list.map(({ worldId }) => worldId))]
  const shown = list.filter(({ worldId }) => chosen === ALL || worldId === chosen)
  const late = shown.filter(({ daysLate }) => daysLate > 0).length
  return (
    <>
      {worlds.length > 1 && (
        <FilterChips
          label="ワールド"
          filters={[
            { key: ALL, label: 'すべて' },
            ...worlds.map(worldId => ({ key: worldId, label: names.get(worldId) ?? 'ワールド' })),
          ]}
          current={chosen}
          onSelect={choose}
        />
      )}
      <p className="num flex min-h-11 items-center text-meta text-ink-soft" role="status">
        {shown.length}件{late > 0 && `・おくれ ${late}件`}
        <Aged since={age} />
      </p>
      <List>
        {shown.map(card => (
          <DeskRow key={`${card.scenarioId}:${card.phase}`} card={card} now={now} />
        ))}
      </List>
    </>
  )
}
