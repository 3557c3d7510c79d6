// Sheet that finds a replay of the world by words, one's own first.
import { Plus, Search } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { firstList } from '#app/areas/scenario/address.ts'
import { scenarioQueries } from '#app/areas/scenario/queries.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
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
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    // The form of the order is around this sheet.
    event.stopPropagation()
    setQ(String(new FormData(event.currentTarget).get('q') ?? '').trim())
    setPage(1)
  }
  return (
    <Sheet open onClose={onClose} width={500} title="シナリオを加える" lead="リプレイが公開されたものから選びます。">
      <div className="mt-3">
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
      </div>
      <form onSubmit={search} className="mt-3">
        <TextField
          label="題名で探す"
          hideLabel
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={KEYWORD_MAX}
          placeholder="題名・人の名前"
          trailing={<IconButton icon={Search} label="検索" type="submit" className="mr-px" />}
        />
      </form>
      <div className="mt-3 min-h-64">
        <Read
          query={query}
          title="シナリオを探せませんでした。"
          skeleton={
            <Loading>
              <SkeletonBlock className="h-60 rounded-card" />
            </Loading>
          }
        >
          {({ scenarioList, count }) => (
            <>
              {scenarioList.length === 0 ? (
                <EmptyState bare title="見つかりませんでした。" note="言葉や、探す所を変えてみてください。" />
              ) : (
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
              )}
              {count > page * SCENARIO_PAGE_SIZE && (
                <Button variant="text" className="mt-2" onClick={() => setPage(page + 1)}>
                  つぎのページ
                </Button>
              )}
            </>
          )}
        </Read>
      </div>
      <Actions>
        <Button variant="line" size="big" onClick={onClose}>
          とじる
        </Button>
      </Actions>
    </Sheet>
  )
}
