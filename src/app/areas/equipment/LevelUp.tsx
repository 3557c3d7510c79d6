// Level-up of an item: the effect of turning three pieces into one of the next level, the question, and the act.

import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { equipmentCalls, type HeldItem, type OfCharacter } from '#app/shared/settings/queries.ts'
import type { Outfitting } from '#app/shared/settings/use-outfitting.ts'
import { Button } from '#app/ui/Button.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { LEVEL_UP_COUNT, type LevelUpFault, levelUpFault } from '#rules/equipment.ts'
import { commonMessages } from '#rules/messages/common.ts'

const reasonOf = (fault: LevelUpFault | null, { shojiSu }: HeldItem): string | undefined => {
  if (fault === 'highest') return 'いちばん高いレベルです。'
  if (fault === 'short') return `同じレベルのものが、あと${LEVEL_UP_COUNT - shojiSu}個いります。`
  if (fault === 'worn') return '装備しているものは使えません。外して保存すると使えます。'
  return undefined
}

export function LevelUp({
  item,
  of,
  acts,
  isWornNow,
}: {
  item: HeldItem
  of: OfCharacter
  acts: Outfitting
  isWornNow: boolean
}) {
  const [asking, setAsking] = useState(false)
  const { itemCode, level, originalizeId, itemName } = item
  const reason = reasonOf(levelUpFault(item), item) ?? acts.reason
  const levelUp = async () => {
    const request = equipmentCalls.levelUp.request({ characterId: of.characterId, itemCode, level, originalizeId })
    const answer = await acts.act<{ level: number; after: number }>('levelUp', request)
    if (!answer) return
    setAsking(false)
    toasts.add({
      type: 'success',
      overline: itemName,
      title: `Lv.${answer.level} を1個作りました（所持 ${answer.after}個）`,
    })
  }
  return (
    <section className="mt-3 border-t border-line pt-3" aria-label="レベルアップ">
      <h3 className="flex items-center gap-1.5 text-sub font-semibold">レベルアップ</h3>
      <p className="num mt-0.5 text-cap text-ink-soft">
        同じレベルのもの{LEVEL_UP_COUNT}個が、ひとつ上のレベル1個になります（最高 Lv.{item.maxLevel}）。
        {isWornNow && '装備しているぶんは数えません。'}
      </p>
      <PressNotice of={acts} />
      {asking && !reason ? (
        <div className="mt-2 rounded-card bg-ai-soft p-3">
          <p className="num text-sub">
            {itemName} Lv.{level} を{LEVEL_UP_COUNT}個使い、Lv.{level + 1} を1個作ります。元には戻せません。
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="line" onClick={() => setAsking(false)}>
              {commonMessages.cancel}
            </Button>
            <Button variant="shu" icon={Sparkles} pending={acts.pending === 'levelUp'} onClick={() => void levelUp()}>
              {LEVEL_UP_COUNT}個で作る
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-2">
          <Button icon={Sparkles} reason={reason} onClick={() => setAsking(true)}>
            Lv.{Math.min(level + 1, item.maxLevel)} にする
          </Button>
        </div>
      )}
    </section>
  )
}
