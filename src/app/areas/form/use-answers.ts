// Hook for an answer that is being written. It is kept on the device from the first letter on, also for guests, until it was sent.
import { useState } from 'react'
import { useKeptChoice } from '#app/platform/kept-choice.ts'
import { type Answer, answerFaults, type Question } from '#rules/web-forms.ts'
import type { SentAnswer } from './queries.ts'

type Written = { answers: readonly Answer[]; characterId: string | null }

const NONE: Omit<Answer, 'questionId'> = { text: '', options: [], fileId: null }

interface Wanted {
  formId: number
  questions: readonly Question[]
  /** answer that is changed; null for a new one */
  sent: SentAnswer | null
}

export function useAnswers({ formId, questions, sent }: Wanted) {
  const { choice, keeping, choose } = useKeptChoice<Written>(`formAnswer1:${formId}:${sent?.answerId ?? 'new'}`)
  const [isTried, setTried] = useState(false)
  const written: Written = choice ?? { answers: sent?.answers ?? [], characterId: sent?.characterId ?? null }
  // Answers kept on the device may be to questions that are gone.
  const answers = written.answers.filter(({ questionId }) => questions.some(one => one.questionId === questionId))
  const faults = isTried ? answerFaults(questions, answers) : new Map<string, string>()
  return {
    answers,
    characterId: written.characterId,
    keeping,
    isWritten: choice !== null,
    isTried,
    faults,
    answerTo: (questionId: string): Answer =>
      answers.find(one => one.questionId === questionId) ?? { ...NONE, questionId },
    change: (questionId: string, patch: Partial<Omit<Answer, 'questionId'>>): void => {
      const before = answers.find(one => one.questionId === questionId) ?? { ...NONE, questionId }
      const others = answers.filter(one => one.questionId !== questionId)
      choose({ ...written, answers: [...others, { ...before, ...patch }] })
    },
    setCharacter: (characterId: string): void => choose({ ...written, answers, characterId }),
    /** Whether every answer is good; otherwise it shows the faults. */
    check: (): boolean => {
      const isGood = answerFaults(questions, answers).size === 0
      setTried(!isGood)
      return isGood
    },
    /** Shows the faults and moves the focus to the first of them. */
    tell: (): void => {
      setTried(true)
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('form :is([aria-invalid=true], [data-fault])')?.focus(),
      )
    },
    drop: (): void => {
      setTried(false)
      choose(null)
    },
  }
}
export type Answering = ReturnType<typeof useAnswers>
