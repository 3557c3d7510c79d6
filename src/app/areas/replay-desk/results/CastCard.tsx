// Card of one participant's results, folded to a line that tells them.
import { ChevronDown, Crown, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { CheckField, TextAreaField, TextField } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { imageSource } from '#rules/images.ts'
import { formatCount } from '#rules/rewards.ts'
import {
  type CastResult,
  MVPS_MOST,
  REPLAY_MOST,
  REWARD_MOST,
  type ScenarioResult,
  scenarioResultLabels,
} from '#rules/scenario/replay.ts'
import { lengthCount } from '#rules/text/count.ts'
import { type CastFace, resultFaults } from './cast-results.ts'
import { ItemsField, type NamedItem } from './ItemsField.tsx'
import { NumberField } from './NumberField.tsx'
import { ResultPicker } from './ResultPicker.tsx'

export const resultTone = (result: ScenarioResult): ChipTone =>
  result === 'GreatSuccess' ? 'kin' : result === 'Success' ? 'matsuba' : 'line'

interface CastCardProps {
  one: CastResult
  character: CastFace['character']
  itemList: readonly NamedItem[]
  moneyName: string
  /** MVPs so far, this one included */
  mvps: number
  isWhole: boolean
  onChange: (patch: Partial<CastResult>) => void
}

export function CastCard(props: CastCardProps) {
  const { one, character, moneyName, isWhole } = props
  const [isOpen, setOpen] = useState(false)
  const faults = resultFaults(one, isWhole)
  const lacks = Object.keys(faults).length > 0
  const { characterFullName: name, icon } = character
  return (
    <li className="rounded-card border border-line bg-surface">
      <details open={isOpen} onToggle={event => setOpen(event.currentTarget.open)} className="group">
        <summary className="flex min-h-14 list-none items-center gap-3 px-3 py-2 [&::-webkit-details-marker]:hidden">
          <Avatar size={44} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
              <bdi className="font-mincho text-body leading-[1.4] font-semibold wrap-anywhere">{name}</bdi>
              {one.result && <Chip tone={resultTone(one.result)}>{scenarioResultLabels[one.result]}</Chip>}
              {one.mvpReason !== null && (
                <Chip tone="kin" icon={Crown}>
                  MVP
                </Chip>
              )}
              {lacks && (
                <Chip tone="hi" icon={TriangleAlert}>
                  見直し
                </Chip>
              )}
            </span>
            <span className="num block text-meta text-ink-soft">{rewardWords(one, moneyName)}</span>
          </span>
          <Icon of={ChevronDown} size="s" className="group-open:rotate-180" />
        </summary>
        {isOpen && <CastFields {...props} faults={faults} />}
      </details>
    </li>
  )
}

/** 経験値 120・G 1,800・アイテム 2種類・《霧払いの燈手》; 結果は未定 before anything is decided. */
export function rewardWords(one: CastResult, moneyName: string): string {
  const { result, experience, money, items, deletedItems, title } = one
  return [
    result === null && '結果は未定',
    experience > 0 && `経験値 ${formatCount(experience)}`,
    money > 0 && `${moneyName} ${formatCount(money)}`,
    items.length > 0 && `アイテム ${items.length}種類`,
    deletedItems.length > 0 && `失うアイテム ${deletedItems.length}種類`,
    title.trim() !== '' && `《${title.trim()}》`,
  ]
    .filter(Boolean)
    .join('・')
}

function CastFields(props: CastCardProps & { faults: ReturnType<typeof resultFaults> }) {
  const { one, character, itemList, moneyName, mvps, faults, onChange } = props
  const isMvp = one.mvpReason !== null
  const who = character.characterFullName
  return (
    <div className="grid grid-cols-1 gap-4 border-t border-line px-3 pt-3 pb-4">
      <ResultPicker
        label={`${who}の結果`}
        value={one.result}
        error={faults.result}
        onChange={result => onChange({ result })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-3">
        <NumberField
          label="経験値"
          value={one.experience}
          error={faults.experience}
          hint={`${formatCount(REWARD_MOST.experience)}まで`}
          onChange={experience => onChange({ experience })}
        />
        <NumberField
          label={moneyName}
          value={one.money}
          error={faults.money}
          hint={`${formatCount(REWARD_MOST.money)}まで`}
          onChange={money => onChange({ money })}
        />
      </div>
      <ItemsField
        label="もらうアイテム"
        who={who}
        items={one.items}
        itemList={itemList}
        error={faults.items}
        onChange={items => onChange({ items })}
      />
      <TextField
        label="称号"
        autoComplete="off"
        value={one.title}
        error={faults.title}
        hint={
          <span className="num">
            {lengthCount(one.title)} / {REPLAY_MOST.title}字・なくてもかまいません
          </span>
        }
        onChange={event => onChange({ title: event.currentTarget.value })}
      />
      <div>
        {!isMvp && mvps >= MVPS_MOST ? (
          <p className="text-cap text-ink-soft">MVPは{MVPS_MOST}人までです。選びなおすときは、ほかの人から外します。</p>
        ) : (
          <CheckField
            label="MVPにする"
            checked={isMvp}
            onChange={event => onChange({ mvpReason: event.currentTarget.checked ? '' : null })}
          />
        )}
        {isMvp && (
          <TextAreaField
            label="MVPの理由"
            rows={3}
            className="mt-1"
            value={one.mvpReason ?? ''}
            error={faults.mvpReason}
            hint={
              <span className="num">
                {lengthCount(one.mvpReason ?? '')} / {REPLAY_MOST.mvpReason}字・読む人みんなに見えます
              </span>
            }
            onChange={event => onChange({ mvpReason: event.currentTarget.value })}
          />
        )}
      </div>
      <ItemsField
        label="失うアイテム"
        who={who}
        items={one.deletedItems}
        itemList={itemList}
        hint="物語のなかでなくしたもの。持っている数だけ減ります。"
        error={faults.deletedItems}
        onChange={deletedItems => onChange({ deletedItems })}
      />
    </div>
  )
}
