// Hook for acts that spend or decide about an application: applying, withdrawing, proposing and taking a class; one at a
// time per thing.
import type { RequestOf } from '#app/platform/api.ts'
import { type Area, BELONGINGS } from '#app/platform/belongings.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { DraftPlaceName } from '#app/shared/draft/place.ts'

/** Areas that become outdated: a piece leaves the bag while its name is examined, and a new class changes every number. */
export const APPLICATION_TOUCHES: readonly Area[] = [
  'originalClass',
  'adminApplication',
  'characterEdit',
  ...BELONGINGS,
]

/** Draft with the text of the application. */
type Written = { draftId: string; place: DraftPlaceName; target: string; fields: string }
type Pressed = { name: string; note: string; request: RequestOf<unknown>; draft: Written | null }

const applying = defineWrite({
  kind: 'application.act',
  textIn: 'description',
  policy: 'online',
  thing: ['name'],
  touches: APPLICATION_TOUCHES,
  toasts: 'none',
  press: ({ name, note, request, draft }: Pressed) => ({
    entity: `application:${name}`,
    request,
    note,
    // The draft ends with the answer, also with a late one.
    facts: { name, ...draft },
  }),
})

/**
 * @param name act and thing, `cancel:12`; the first word selects the words (rules/messages/acts.ts)
 * @param hears see usePress
 */
export function useApplying(name: string, hears?: Parameters<typeof usePress>[2]) {
  const { press, ...desk } = usePress(applying, { name }, { can: '送れます', ...hears })
  return {
    ...desk,
    run: <Answer>(note: string, request: RequestOf<Answer>, draft: Written | null = null) =>
      press({ name, note, request, draft }) as Promise<Answer | null>,
  }
}

export type Applying = ReturnType<typeof useApplying>
