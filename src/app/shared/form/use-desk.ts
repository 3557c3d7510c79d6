// Hook for what the office writes and publishes: it is saved under its own address from the first time on, after a question
// where readers see the change, goes on from each answer to a step, and leads back to its list when it was removed.
import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import type { Write } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { targetOf } from './desk-address.ts'
import type { Ground } from './table.ts'
import type { Form } from './use-form.ts'
import { type SentForm, useFormSave } from './use-form-save.ts'
import { useFormSteps } from './use-form-steps.ts'

type Facts = NewOutboxItem['facts']
type Named<Key extends string> = { [Each in Key]: number }
type Stepped<Key extends string, Step> = Named<Key> & { step: Step; baseVersion: number; title: string }

interface Desk<
  Values extends object,
  Judged extends string | object,
  Key extends string,
  Stored,
  Step,
  Saving extends Facts,
  Stepping extends Facts,
  Also extends object,
> {
  form: Form<Values, Judged, Ground<Values>>
  /** name of its id */
  id: Key
  /** subject of its writes and its draft; that of its id by default */
  target?: string
  /** fields by which a step names it beside its id */
  named?: Also
  /** as it is on the server; null for a new one */
  stored: Stored | null
  groundOf: (stored: Stored) => Ground<Values>
  read: (id: number) => FetchQueryOptions<Stored, Error, Stored, QueryKey> & { queryKey: QueryKey }
  save: Write<{ [Each in Key]: number | null } & SentForm<Values> & WrittenDraft, Stored, Saving>
  step: Write<Stepped<Key, Step> & Also, Stored, Stepping>
  /** whether readers see what is saved at once */
  isSeen: boolean
  /** words for a save: フォームを保存しました */
  saved: string
  /** goes to the address of one that was new */
  open: (id: string) => void
  /** goes to the list */
  leave: () => Promise<void>
}

export function useDesk<
  Values extends object,
  Judged extends string | object,
  Key extends string,
  Stored extends Named<Key> & { version: number; title: string },
  Step,
  Saving extends Facts & { target: string },
  Stepping extends Facts,
  Also extends object = Record<never, never>,
>(desk: Desk<Values, Judged, Key, Stored, Step, Saving, Stepping, Also>) {
  const { form, stored, groundOf, read, leave, isSeen } = desk
  const client = useQueryClient()
  const id: number | null = stored?.[desk.id] ?? null
  const keep = (next: Stored): void => void client.setQueryData(read(next[desk.id]).queryKey, next)
  const goOn = (next: Stored): void => {
    keep(next)
    if (id === null) desk.open(String(next[desk.id]))
  }
  const isNew = stored === null
  /** Judgement of a save that waits for a yes. */
  const [asked, ask] = useState<Judged | null>(null)
  const { target = targetOf(id) } = desk
  const saving = useFormSave({ form, write: desk.save, target, groundOf, onLate: goOn })
  const about = { [desk.id]: id ?? 0 } as Partial<Stepping>
  const steps = useFormSteps({ form, groundOf, keep, write: desk.step, about, leave })
  const newest = async () => (id === null ? null : groundOf(await client.fetchQuery({ ...read(id), staleTime: 0 })))
  const put = async (judged: Judged): Promise<void> => {
    const next = await saving.saveChanges({ judged, isNew, done: desk.saved }, { [desk.id]: id } as never)
    if (next) goOn(next)
  }
  return {
    /** its subject, in its address and of its draft */
    target,
    save: (judged: Judged): void => {
      const asks = isSeen && form.isDirty && !form.obstacle && !saving.reason && form.check(judged)
      if (asks) ask(judged)
      else void put(judged)
    },
    isBusy: saving.pending,
    /** properties of its FormNotices */
    notices: { form, of: saving, doing: saving.doing, isNew, newest },
    /** properties of the buttons at its foot */
    foot: {
      ...{ form, saving, steps },
      savingAsked: asked && { onClose: () => ask(null), onYes: () => void put(asked) },
      onStep: (step: Step): void => {
        if (!stored) return
        const { version: baseVersion, title } = stored
        void steps.take({ ...desk.named, step, baseVersion, title, [desk.id]: stored[desk.id] } as Stepped<Key, Step> &
          Also)
      },
    },
  }
}
