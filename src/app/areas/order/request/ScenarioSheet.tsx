// Sheet that finds a replay of the world by words, one's own first.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { firstList } from '#app/areas/scenario/address.ts'
import { scenarioQueries } from '#app/areas/scenario/queries.ts'
import { FindSheet } from '#app/shared/screen/FindSheet.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { KEYWORD_MAX, SCENARIO_PAGE_SIZE } from '#rules/scenario/lists.ts'
import type { Related } from './order-fields.ts'

interface ScenarioSheetProps {
  worldId: string
  chosen: readonly Related[]
  onAdd: (scenario: Related) => void
  onClose: () => void
}

export function ScenarioSheet({ worldId, chosen, onAdd, onClose }: ScenarioSheetProps) {
  const [of, setOf] = useState<'mine' | 'all'>('mine')
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const query = useRead(
    scenarioQueries.list(worldId, 'replay', { ...firstList, q, page, which: of === 'mine' ? 'mine' : null }),
  )
  return (
    <FindSheet
      title="シナリオを加える"
      lead="リプレイが公開されたものから選びます。"
      label="題名で探す"
      placeholder="題名・人の名前"
      maxLength={KEYWORD_MAX}
      onSearch={words => {
        setQ(words)
        setPage(1)
      }}
      query={query}
      failed="シナリオを探せませんでした。"
      none="言葉や、探す所を変えてみてください。"
      onClose={onClose}
      head={
        <SegmentedControl
          label="探す所"
          segments={[
            { value: 'mine', label: '参加したもの' },
            { value: 'all', label: 'すべて' },
          ]}
          value={of}
          onChange={next => {
            setOf(next)
            setPage(1)
          }}
        />
      }
    >
      {({ scenarioList, count }) =>
        scenarioList.length === 0 ? null : (
          <>
            <List>
              {scenarioList.map(({ scenarioId, phase, scenarioTitle, masterName }) => (
                <ListRow
                  key={`${scenarioId}:${phase}`}
                  title={<span className="font-mincho font-semibold">{scenarioTitle}</span>}
                  note={masterName}
                  trailing={
                    !chosen.some(one => one.scenarioId === scenarioId) && (
                      <Button
                        icon={Plus}
                        aria-label={`${scenarioTitle}を加える`}
                        onClick={() => onAdd({ scenarioId, phase, scenarioTitle })}
                      >
                        加える
                      </Button>
                    )
                  }
                />
              ))}
            </List>
            {count > page * SCENARIO_PAGE_SIZE && (
              <Button variant="text" className="mt-2" onClick={() => setPage(page + 1)}>
                つぎのページ
              </Button>
            )}
          </>
        )
      }
    </FindSheet>
  )
}
