// Words to the other parties of a commission: a draft on the device until they are sent; without a network they wait.
import { Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { DraftEditor, type DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import { Button } from '#app/ui/Button.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { actFaults, TAILOR_MOST } from '#rules/tailor.ts'
import { WORDS_PLACE, wordsTarget } from '../place-names.ts'
import type { Commission } from '../queries.ts'
import { sayingInCommission } from '../writes.ts'

type Of = Pick<Commission, 'commissionId' | 'party'>

export function SayForm({ commission, draftId }: { commission: Of; draftId: string | undefined }) {
  const { commissionId, party } = commission
  const editor = useRef<DraftEditorHandle>(null)
  const { handIn, pending, problem } = useHandIn(sayingInCommission)
  const [message, setMessage] = useState<string>()
  const send = async (): Promise<void> => {
    const { current } = editor
    if (!current || pending) return
    const fault = actFaults({ words: current.text() }).words
    if (fault) {
      setMessage(fault)
      return current.focus()
    }
    const result = await handIn(current, { commissionId, party })
    if (result.state === 'refused') return setMessage(result.message)
    if (result.state !== 'done' && !('message' in result))
      toasts.add({ type: 'info', overline: '発注の言葉', title: 'つながったら送ります' })
  }
  return (
    <form
      className="mt-4"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <DraftEditor
        ref={editor}
        label="言葉"
        required
        draftId={draftId}
        place={WORDS_PLACE}
        target={wordsTarget(commissionId, party)}
        limit={TAILOR_MOST.words}
        error={message}
        problem={problem}
        rows={3}
        hint="発注した人、クリエイター、運営だけが読みます。"
        onText={() => setMessage(undefined)}
        onSubmit={() => void send()}
      />
      <Button type="submit" variant="line" icon={Send} className="mt-2" pending={pending} pendingLabel="送っています">
        送る
      </Button>
    </form>
  )
}
