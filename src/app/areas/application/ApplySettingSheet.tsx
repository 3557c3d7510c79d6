// 公認申請: what is laid before the operators, and what it costs.
import { useQueryClient } from '@tanstack/react-query'
import { useOnline } from '#app/platform/connectivity.ts'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { applicationFees } from '#rules/applications.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { Fee, useFeeCoin } from './Fee.tsx'
import { applicationCalls, type SettingSlot } from './queries.ts'
import { type Applied, showApplied } from './setting-stands.ts'
import { useAct } from './use-act.ts'

export function ApplySettingSheet({
  characterId,
  slot,
  onClose,
}: {
  characterId: string
  slot: SettingSlot
  onClose: () => void
}) {
  const online = useOnline()
  const fee = applicationFees.setting
  const coin = useFeeCoin(fee)
  const client = useQueryClient()
  const act = useAct()
  const { slotNo, heading, body } = slot
  const apply = async (): Promise<void> => {
    if (!coin) return
    const setting = { characterId, slotNo, heading, body }
    const request = applicationCalls.applySetting.request({ ...setting, coin })
    const answer = await act.run(`setting:${characterId}:${slotNo}`, request, JSON.stringify(setting))
    if (answer === null) return
    const applied = answer as Applied
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
      {act.problem && <ProblemNotice problem={act.problem} className="mt-3" />}
      <ConfirmActions
        onCancel={onClose}
        pending={act.pending}
        reason={offlineReason(online, '送れます') ?? (coin === null ? 'コインが足りません。' : undefined)}
        onClick={() => void apply()}
      >
        申請する
      </ConfirmActions>
    </Sheet>
  )
}
