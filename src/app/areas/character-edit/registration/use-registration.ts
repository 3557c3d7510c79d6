// The wizard's course: from step to step, back, and the registration itself, which happens once.
import { useRef, useState } from 'react'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { namesInOrder } from '#rules/character-texts.ts'
import type { Registration } from '../queries.ts'
import type { FormDraft } from '../use-form-draft.ts'
import { useFormPress, type WrittenForm } from '../use-form-press.ts'
import { firstWrongStep, LAST_STEP, offerOf, stepErrors } from './registration-steps.ts'
import { asForm, REGISTRATION, type RegistrationValues, readValues, registerRequest } from './registration-values.ts'

export type Registered = { characterId: string; worldId: string; characterFullName: string }

/** Write of a registration, one at a time in a world: while the answer of one is missing, no other is sent. */
const registering = defineWrite({
  kind: 'character.register',
  textIn: 'profile',
  isWholeForm: true,
  policy: 'online',
  thing: ['worldId'],
  holdsText: true,
  touches: ['character', 'characterEdit', 'world', 'mission'],
  toasts: 'none',
  press: ({
    worldId,
    values,
    ...written
  }: WrittenForm & {
    worldId: string
    values: RegistrationValues
  }) => ({
    entity: `register:${worldId}`,
    request: registerRequest(worldId, values, written.text, written.draftId),
    note: namesInOrder(values),
    facts: { worldId, draftId: written.draftId, place: REGISTRATION, target: worldId, fields: written.fields },
  }),
})

export function useRegistration({
  registration,
  form,
  step,
  isOver,
  onStep,
  onRegistered,
}: {
  registration: Registration
  form: FormDraft<RegistrationValues>
  step: number
  isOver: boolean
  onStep: (step: number) => void
  /** @param redirect as the draft kept it, which has ended by then */
  onRegistered: (registered: Registered, redirect: string | null) => void
}) {
  const { worldId } = registration
  const { send, ...desk } = useFormPress(registering, { worldId }, form, {
    can: '登録できます',
    isOver,
    onAnswer: (registered, { fields }) => onRegistered(registered, readValues(fields).redirect),
  })
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set())
  const top = useRef<HTMLDivElement>(null)

  const now = () => asForm(form.get(), form.text())
  const errors = form.values && shown.has(step) ? stepErrors(step, now(), offerOf(registration)) : {}
  const go = (to: number): void => {
    desk.forgetProblem()
    // A registration continues at the last seen step; one that was sent does not change.
    if ((form.isBegun || to > 1) && !desk.isChecking) form.change({ step: to })
    onStep(to)
  }
  const show = (to: number): void => {
    setShown(before => new Set([...before, to]))
    // The words stand beside the fields; the first field that is wrong gets the focus.
    setTimeout(() => top.current?.querySelector<HTMLElement>('[aria-invalid=true], fieldset input')?.focus(), 50)
  }
  const next = (): void => {
    if (Object.keys(stepErrors(step, now(), offerOf(registration))).length > 0) show(step)
    else go(Math.min(LAST_STEP, step + 1))
  }
  return {
    ...desk,
    top,
    errors,
    go,
    next,
    register: (): void => {
      const wrong = firstWrongStep(now(), offerOf(registration))
      if (wrong !== null) {
        go(wrong)
        show(wrong)
        return
      }
      void send(() => ({ worldId, values: form.get() }))
    },
  }
}
