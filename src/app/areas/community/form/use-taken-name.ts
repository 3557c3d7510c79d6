// Hook for the refusal of a name that another community has: it stands at the field of the name, until that is changed.
import { useEffect, useRef } from 'react'
import type { Ground } from '#app/shared/form/table.ts'
import type { Form } from '#app/shared/form/use-form.ts'
import type { Problem } from '#app/ui/ProblemNotice.tsx'
import type { CommunityFields } from './community-kind.ts'

export type CommunityForm = Form<CommunityFields, 'saved', Ground<CommunityFields>>

interface Pressed {
  problem: Problem | null
  forgetProblem: () => void
}

export function useTakenName(form: CommunityForm, { problem, forgetProblem }: Pressed) {
  const taken = problem?.code === 'COMMUNITY_NAME_TAKEN' ? problem.message : null
  const isTaken = taken !== null
  const lead = useRef(form.goTo)
  useEffect(() => {
    lead.current = form.goTo
  })
  useEffect(() => {
    if (isTaken) lead.current('name')
  }, [isTaken])
  return {
    /** The form as the field of its name shows it. */
    named: isTaken
      ? {
          ...form,
          faults: { ...form.faults, name: taken },
          change: (patch: Partial<CommunityFields>): void => {
            forgetProblem()
            form.change(patch)
          },
        }
      : form,
    /** Any other problem, for the notice of the form. */
    problem: isTaken ? null : problem,
  }
}
