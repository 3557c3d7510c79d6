// The wizard's course: from step to step, back, and the registration itself, which happens once.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { onWake } from '#app/platform/connectivity.ts'
import { makeOld } from '#app/platform/query.ts'
import { problemOfAct } from '#app/platform/use-sent-act.ts'
import type { Registration } from './queries.ts'
import { firstWrongStep, LAST_STEP, offerOf, stepErrors } from './registration-steps.ts'
import { asForm, type RegistrationValues, registerRequest } from './registration-values.ts'
import type { FormDraft } from './use-form-draft.ts'
import { useSingleAct } from './use-single-act.ts'

export type Registered = { characterId: string; worldId: string; characterFullName: string }
/** What is on its way: it stays on the screen when it has arrived, when the draft is empty and the next page not there yet. */
export type Sent = { values: RegistrationValues; text: string; step: number }

export function useRegistration({
  registration,
  form,
  step,
  sent,
  onSent,
  onStep,
  onRegistered,
}: {
  registration: Registration
  form: FormDraft<RegistrationValues>
  step: number
  sent: Sent | null
  onSent: (sent: Sent | null) => void
  onStep: (step: number) => void
  /** @param redirect as the draft kept it, which has ended by then */
  onRegistered: (registered: Registered, redirect: string | null) => void
}) {
  const client = useQueryClient()
  const { worldId } = registration
  const kept = useSingleAct<Registered>(`register:${worldId}`)
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set())
  const [problem, setProblem] = useState<string | null>(null)
  const top = useRef<HTMLDivElement>(null)

  const now = () => asForm(form.get(), form.text())
  const errors = form.values && shown.has(step) ? stepErrors(step, now(), offerOf(registration)) : {}
  const go = (to: number): void => {
    setProblem(null)
    // What was seen last is where a registration goes on.
    if (form.isBegun || to > 1) form.change({ step: to })
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
  const finish = async (work: () => Promise<Registered>): Promise<void> => {
    if (sent) return
    onSent({ values: form.get(), text: form.text(), step })
    setProblem(null)
    const { redirect } = form.get()
    try {
      const registered = await form.draft.submit(work)
      makeOld(client, ['character', 'characterEdit', 'world', 'mission'])
      onRegistered(registered, redirect)
    } catch (error) {
      onSent(null)
      const { code, message } = problemOfAct(error)
      setProblem(message)
      if (code === 'CHARACTER_LIMIT' || code === 'CHARACTER_NAME_TAKEN') makeOld(client, ['characterEdit'])
    }
  }
  const again = () => finish(kept.again)
  const isUnknown = kept.isUnknown && !sent
  const waking = useRef(again)
  useEffect(() => {
    waking.current = again
  })
  // Whoever stayed here while the network was gone need not ask.
  useEffect(() => (isUnknown ? onWake(wake => wake === 'online' && void waking.current()) : undefined), [isUnknown])
  return {
    top,
    errors,
    go,
    next,
    problem,
    isUnknown,
    /** Asks whether the one that was sent has arrived. */
    again,
    register: (): void => {
      const wrong = firstWrongStep(now(), offerOf(registration))
      if (wrong !== null) {
        go(wrong)
        show(wrong)
        return
      }
      const draftId = form.draft.view?.draftId ?? null
      void finish(() => kept.send(registerRequest(worldId, form.get(), form.text(), draftId)))
    },
  }
}
