// Stories that an order follows on: up to two, found among the replays of the world.
import { BookPlus, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Count, useFocusAfter } from '#app/shared/scenario/rows.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { RELATED_SCENARIOS_MOST, type Related } from './order-fields.ts'

const ScenarioSheet = lazy(() => import('./ScenarioSheet.tsx').then(module => ({ default: module.ScenarioSheet })))

interface RelatedScenariosProps {
  worldId: string
  related: readonly Related[]
  onChange: (related: readonly Related[]) => void
}

export function RelatedScenarios({ worldId, related, onChange }: RelatedScenariosProps) {
  const { list, adder, focusAdder } = useFocusAfter()
  const [isChoosing, setChoosing] = useState(false)
  const remove = (scenarioId: number): void => {
    onChange(related.filter(one => one.scenarioId !== scenarioId))
    focusAdder()
  }
  return (
    <section ref={list} aria-label="関連するシナリオ">
      <SectionHeading more={<Count used={related.length} most={RELATED_SCENARIOS_MOST} />}>
        関連するシナリオ
      </SectionHeading>
      <p className="text-cap text-ink-soft">つづきや、縁のある物語です。なくてもかまいません。</p>
      {related.length > 0 && (
        <List className="mt-2">
          {related.map(({ scenarioId, scenarioTitle }) => (
            <ListRow
              key={scenarioId}
              title={<span className="font-mincho font-semibold">{scenarioTitle}</span>}
              trailing={<IconButton icon={X} label={`${scenarioTitle}を外す`} onClick={() => remove(scenarioId)} />}
            />
          ))}
        </List>
      )}
      <Button
        ref={adder}
        variant="line"
        icon={BookPlus}
        className="mt-2"
        reason={
          related.length >= RELATED_SCENARIOS_MOST ? `シナリオは${RELATED_SCENARIOS_MOST}つまでです。` : undefined
        }
        onClick={() => setChoosing(true)}
      >
        シナリオを加える
      </Button>
      <Suspense>
        {isChoosing && (
          <ScenarioSheet
            worldId={worldId}
            chosen={related}
            onAdd={one => {
              onChange([...related, one])
              setChoosing(false)
            }}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </section>
  )
}
