// The field of an entry with its draft, and what still waits on this device.
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { HandedInCard } from '#app/shared/draft/HandedInCard.tsx'
import { TextForm } from '#app/shared/draft/TextForm.tsx'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { entryFault, JOURNAL_ENTRY_MAX } from '#rules/journals.ts'
import { journalRefusals } from '#rules/refusals/journal.ts'
import { type EntryOf, entryTarget, JOURNAL_ENTRY_PLACE } from './draft-place.ts'
import { writingEntry } from './writes.ts'

interface EntryFormProps {
  of: EntryOf
  /** title of the journal */
  title: string
  /** the entry as it was written before; empty for a new one */
  body: string
  draftId?: string | undefined
  /** called when it is written or waits, so that nothing more is written here */
  onDone?: () => void
}

const faultOf = (text: string): string | undefined => {
  const fault = entryFault(text)
  return fault ? journalRefusals[fault].message : undefined
}

export function EntryForm({ of, title, body, draftId, onDone }: EntryFormProps) {
  const target = entryTarget(of)
  const form = useTextForm({ write: writingEntry, faultOf, about: { target }, onLate: () => onDone?.() })
  const { items } = useOutboxView()
  const waiting = items.find(
    ({ kind, state, facts }) => kind === writingEntry.kind && state === 'waiting' && facts.target === target,
  )
  const write = async (): Promise<void> => {
    const result = await form.send({ of, title })
    if (result === null || 'message' in result) return
    toasts.add(
      result.state === 'done'
        ? { type: 'success', overline: title, title: '記録を書きました' }
        : { type: 'info', overline: title, title: 'つながったら送ります' },
    )
    onDone?.()
  }
  if (waiting) {
    return (
      <div className="mt-3">
        <HandedInCard item={waiting} />
      </div>
    )
  }
  return (
    <TextForm
      form={form}
      label={`${of.step}ページ目の記録`}
      place={JOURNAL_ENTRY_PLACE}
      target={target}
      draftId={draftId}
      base={body}
      limit={JOURNAL_ENTRY_MAX}
      rows={8}
      isMain
      button="この記録を書く"
      onSend={() => void write()}
    />
  )
}
