// Words to the other parties of a commission: a draft on the device until they are sent; without a network they wait.
import { TextForm } from '#app/shared/draft/TextForm.tsx'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { actFaults, TAILOR_MOST } from '#rules/tailor.ts'
import { WORDS_PLACE, wordsTarget } from '../place-names.ts'
import type { Commission } from '../queries.ts'
import { sayingInCommission } from '../writes.ts'

type Of = Pick<Commission, 'commissionId' | 'party'>

export function SayForm({ commission, draftId }: { commission: Of; draftId: string | undefined }) {
  const { commissionId, party } = commission
  const form = useTextForm({ write: sayingInCommission, faultOf: text => actFaults({ words: text }).words })
  const send = async (): Promise<void> => {
    const result = await form.send({ commissionId, party })
    if (result && result.state !== 'done' && !('message' in result))
      toasts.add({ type: 'info', overline: '発注の言葉', title: 'つながったら送ります' })
  }
  return (
    <TextForm
      {...{ form, draftId }}
      label="言葉"
      button="送る"
      place={WORDS_PLACE}
      target={wordsTarget(commissionId, party)}
      limit={TAILOR_MOST.words}
      rows={3}
      hint="発注した人、クリエイター、運営だけが読みます。"
      onSend={() => void send()}
    />
  )
}
