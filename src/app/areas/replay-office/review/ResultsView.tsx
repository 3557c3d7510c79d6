// Results and rewards of a replay that is checked: of the whole, their sums, and of each character. The office may change the
// MVPs and their reasons before it approves.
import { Undo2 } from 'lucide-react'
import { resultTone, rewardWords } from '#app/areas/replay-desk/results/CastCard.tsx'
import { itemName } from '#app/areas/replay-desk/results/ItemsField.tsx'
import { RewardSums } from '#app/areas/replay-desk/results/RewardSums.tsx'
import type { ReviewedReplay } from '#app/areas/scenario-replay/check-queries.ts'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { CheckField, TextAreaField } from '#app/ui/Field.tsx'
import { type CastResult, MVPS_MOST, REPLAY_MOST, scenarioResultLabels } from '#rules/scenario/replay.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Mvp } from '../deciding-replays.ts'
import { mvpFault, mvpsOf } from './mvps.ts'

interface ResultsViewProps {
  reviewed: ReviewedReplay
  /** the office's word on the MVPs; undefined: as the master has them */
  mvps: readonly Mvp[] | undefined
  onMvps: (mvps: readonly Mvp[] | undefined) => void
}

export function ResultsView({ reviewed, mvps, onMvps }: ResultsViewProps) {
  const { replay, castList, itemList, moneyName, state, card } = reviewed
  const chosen = mvps ?? mvpsOf(replay.castList)
  return (
    <>
      <section
        aria-label="全体の結果"
        className="mt-4 rounded-card border border-line bg-surface px-4 py-3 text-center"
      >
        <p className="text-meta text-ink-soft">全体の結果</p>
        <p className="font-mincho text-card font-semibold">
          {replay.result ? scenarioResultLabels[replay.result] : '未定'}
        </p>
      </section>
      <RewardSums results={replay.castList} itemList={itemList} moneyName={moneyName} />
      <SectionHeading
        more={
          mvps && (
            <Button variant="text" icon={Undo2} onClick={() => onMvps(undefined)}>
              MVPを元に戻す
            </Button>
          )
        }
      >
        参加者ごとの結果
      </SectionHeading>
      {state === 'checking' && (
        <p className="text-cap text-ink-soft">
          MVPと理由は、承認するときに変えられます。ほかの直しは、理由をそえて差し戻してください。
        </p>
      )}
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
        {castList.map(({ entryId, character }) => {
          const one = replay.castList.find(each => each.entryId === entryId)
          if (!one) return null
          return (
            <li key={entryId} className="px-3 py-2">
              <CharacterRow
                character={character}
                worldId={card.worldId}
                trailing={one.result && <Chip tone={resultTone(one.result)}>{scenarioResultLabels[one.result]}</Chip>}
              />
              <p className="num text-cap">
                {rewardWords({ ...one, items: [], deletedItems: [] }, moneyName) || '報酬はありません。'}
              </p>
              <Items label="もらうアイテム" items={one.items} itemList={itemList} />
              <Items label="失うアイテム" items={one.deletedItems} itemList={itemList} />
              {state === 'checking' ? (
                <MvpField entryId={entryId} name={character.characterFullName} chosen={chosen} onChange={onMvps} />
              ) : (
                one.mvpReason !== null && (
                  <p className="mt-1 text-cap">
                    <Chip tone="kin">MVP</Chip> {one.mvpReason}
                  </p>
                )
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

interface ItemsProps {
  label: string
  items: CastResult['items']
  itemList: ReviewedReplay['itemList']
}

const Items = ({ label, items, itemList }: ItemsProps) =>
  items.length > 0 && (
    <p className="num text-cap text-ink-soft">
      {label}：{items.map(({ itemCode, count }) => `${itemName(itemList, itemCode)} ×${count}`).join('、')}
    </p>
  )

interface MvpFieldProps {
  entryId: number
  name: string
  chosen: readonly Mvp[]
  onChange: (mvps: readonly Mvp[]) => void
}

function MvpField({ entryId, name, chosen, onChange }: MvpFieldProps) {
  const mine = chosen.find(mvp => mvp.entryId === entryId)
  if (!mine && chosen.length >= MVPS_MOST) return null
  const others = chosen.filter(mvp => mvp.entryId !== entryId)
  return (
    <>
      <CheckField
        label={
          <>
            MVP<span className="vh">：{name}</span>
          </>
        }
        checked={mine !== undefined}
        onChange={event => onChange(event.currentTarget.checked ? [...others, { entryId, reason: '' }] : others)}
      />
      {mine && (
        <TextAreaField
          label={`MVPの理由：${name}`}
          rows={2}
          value={mine.reason}
          error={mvpFault(mine)}
          hint={
            <span className="num">
              {lengthCount(mine.reason)} / {REPLAY_MOST.mvpReason}字・読む人みんなに見えます
            </span>
          }
          onChange={event =>
            onChange(chosen.map(mvp => (mvp === mine ? { entryId, reason: event.currentTarget.value } : mvp)))
          }
        />
      )}
    </>
  )
}
