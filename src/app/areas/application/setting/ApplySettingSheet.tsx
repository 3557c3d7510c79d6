// Sheet of a 公認申請: the text for the operators, and the fee.
import { useQueryClient } from '@tanstack/react-query'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { applicationFees } from '#rules/applications.ts'
import { Fee, useFeeCoin } from '../Fee.tsx'
import { applicationCalls, type SettingSlot } from '../queries.ts'
import { useApplying } from '../use-applying.ts'
import { type Applied, showApplied } from './setting-stands.ts'

export function ApplySettingSheet({
  characterId,
  slot,
  onClose,
}: {
  characterId: string
  slot: SettingSlot
  onClose: () => void
}) {
  const fee = applicationFees.setting
  const coin = useFeeCoin(fee)
  const client = useQueryClient()
  const { slotNo, heading, body } = slot
  const act = useApplying(`setting:${characterId}:${slotNo}`, { onLate: onClose })
  const apply = async (): Promise<void> => {
    if (!coin) return
    const setting = { characterId, slotNo, heading, body }
    const request = applicationCalls.applySetting.request({ ...setting, coin })
    const answer = await act.run(heading, request)
    if (answer === null) return
    const applied: Applied = answer
    showApplied(client, { characterId, slotNo }, { ...applied, fee })
    toasts.add({ type: 'success', title: '公認を申請しました', overline: heading })
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title="公認を申請しますか？" lead="運営が読み、世界の設定として認めるかを決めます。">
      <div className="mt-3 rounded-card border border-line px-3.5 py-2.5">
        <p className="text-cap text-ink-soft">{heading}</p>
        <p className="font-mincho text-body whitespace-pre-wrap wrap-anywhere">{body}</p>
      </div>
      <Fee fee={fee} coin={coin} />
      <p className="mt-2 text-cap text-ink-soft">
        却下されたときと、判断の前に取り下げたときは、全額が戻ります。公認のあとで文章を変えると、自称に戻ります。
      </p>
      <PressNotice of={act} />
      <ConfirmActions
        onCancel={onClose}
        pending={act.pending}
        reason={act.reason ?? (coin === null ? 'コインが足りません。' : undefined)}
        onClick={() => void apply()}
      >
        申請する
      </ConfirmActions>
    </Sheet>
  )
}
