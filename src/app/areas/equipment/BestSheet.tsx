// Sheet of the best set: for one parameter or for all that items change, tried on before it is saved.
import { useMemo, useState } from 'react'
import type { EquipmentSettings } from '#app/shared/settings/queries.ts'
import { StatNumbers } from '#app/shared/settings/StatChanges.tsx'
import { isChanged, statRows } from '#app/shared/settings/stat-values.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/Field.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { equipmentSlots, pieceKey, type WornPiece } from '#rules/equipment.ts'
import { bestSet } from '#rules/stats/best-set.ts'
import type { Fitting } from './use-fitting.ts'

const ALL = 'all'

export function BestSheet({
  settings,
  fitting,
  onClose,
  onTry,
}: {
  settings: EquipmentSettings
  fitting: Fitting
  onClose: () => void
  onTry: (worn: readonly WornPiece[]) => void
}) {
  const { parameterList: parameters, allHoyuItemList: bag, source } = settings
  const goals = parameters.filter(({ itemSkillOrder }) => itemSkillOrder !== null)
  const [goal, setGoal] = useState(ALL)
  const found = useMemo(() => {
    const wanted = goals.filter(({ id }) => goal === ALL || String(id) === goal).map(({ id }) => id)
    const worn = bestSet({ bag, source, calculation: settings, goal: wanted })
    return { worn, ...fitting.statsOf(worn) }
  }, [goal, goals, bag, source, settings, fitting.statsOf])
  const rows = statRows(parameters, fitting.numbers().after.values, found.values).filter(isChanged)
  return (
    <Sheet
      open
      onClose={onClose}
      width={500}
      title="おすすめ装備"
      lead="もちものから、伸ばしたい能力に合わせて選びます。"
    >
      <SelectField
        label="伸ばしたい能力"
        className="mt-3"
        value={goal}
        onChange={event => setGoal(event.currentTarget.value)}
      >
        <option value={ALL}>ぜんたい</option>
        {goals.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <ul className="mt-3 grid gap-0.5 text-sub">
        {found.worn.map(piece => (
          <li key={piece.slotId} className="flex gap-3">
            <span className="w-20 flex-none text-ink-soft">
              {equipmentSlots.find(({ slotId }) => slotId === piece.slotId)?.label}
            </span>
            <b className="min-w-0">{bag.find(item => pieceKey(item) === pieceKey(piece))?.itemName}</b>
          </li>
        ))}
      </ul>
      {found.worn.length === 0 && <p className="text-sub">この能力を伸ばすアイテムは、もちものにありません。</p>}
      <section aria-label="いまの装備とのちがい" className="mt-3 border-t border-line pt-2 text-sub">
        {rows.length === 0 ? (
          <p className="text-ink-soft">いまの装備と同じ能力です。</p>
        ) : (
          <ul>
            {rows.map(row => (
              <li key={row.id} className="flex flex-wrap justify-between gap-x-3">
                {row.name}
                <StatNumbers row={row} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <Actions>
        <Button variant="line" size="big" onClick={onClose}>
          とじる
        </Button>
        <Button variant="ai" size="big" onClick={() => onTry(found.worn)}>
          装備してみる
        </Button>
      </Actions>
    </Sheet>
  )
}
