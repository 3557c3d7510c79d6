// Hook for the steps of something that the office writes in a form: publishing, closing, taking back, removing it. The
// form goes on from each answer.
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import type { Write } from '#app/platform/outbox/write.ts'
import type { Ground } from './table.ts'
import type { Form } from './use-form.ts'

interface Stepping<
  Values extends object,
  Judged extends string | object,
  G extends Ground<Values>,
  Input,
  Saved,
  Known extends NewOutboxItem['facts'],
> {
  form: Form<Values, Judged, G>
  write: Write<Input, Saved, Known>
  /** facts that name its subject, see usePress */
  about: Partial<Known>
  groundOf: (saved: Saved) => G
  /** puts an answer where screens read it */
  keep: (saved: Saved) => void
  /** goes to the list, because it is removed */
  leave: () => Promise<void>
}

export function useFormSteps<
  Values extends object,
  Judged extends string | object,
  G extends Ground<Values>,
  Input,
  Saved extends object,
  Known extends NewOutboxItem['facts'],
>({ form, write, about, groundOf, keep, leave }: Stepping<Values, Judged, G, Input, Saved, Known>) {
  /** Takes in an answer. An answer without a version says that the thing was removed. */
  const hear = async (answer: Saved): Promise<void> => {
    if ('version' in answer) {
      keep(answer)
      form.settle(groundOf(answer))
    } else {
      await form.letGo()
      await leave()
    }
  }
  const { press, ...desk } = usePress(write, about, { onLate: answer => void hear(answer), can: '変更できます' })
  return {
    ...desk,
    take: async (input: Input): Promise<void> => {
      const answer = await press(input)
      if (answer) await hear(answer)
    },
  }
}
export type FormSteps = Omit<ReturnType<typeof useFormSteps>, 'take'>
