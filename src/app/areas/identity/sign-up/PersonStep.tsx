// Third step of a sign-up: the name that others see, birth date, sex, and the agreement to the terms.
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { cx } from '#app/ui/cx.ts'
import { CheckField, TextField } from '#app/ui/Field.tsx'
import { dayInJapan } from '#rules/ages.ts'
import { formatSeinengappi } from '#rules/birth-dates.ts'
import { seibetsuLabels } from '#rules/codes/user.ts'
import { playerNameMax } from '#rules/constants/account.ts'
import { legalDocumentLabels } from '#rules/legal-documents.ts'
import { signUpMessages } from '#rules/messages/sign-up.ts'
import { BirthDateField } from './BirthDateField.tsx'
import { type PersonFaults, personFaults } from './faults.ts'
import type { KeptSignUp } from './kept-sign-up.ts'

const sexes = [2, 1, 0] as const

type Props = {
  kept: KeptSignUp
  onChange: (part: Partial<KeptSignUp>) => void
  onReady: () => void
  /** Buttons; the one that goes on is a submit. */
  children: ReactNode
}

export function PersonStep({ kept, onChange, onReady, children }: Props) {
  const id = useId()
  const [terms, setTerms] = useState(false)
  const [errors, setErrors] = useState<PersonFaults>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const faults = personFaults({ ...kept, terms }, formatSeinengappi(dayInJapan(new Date())))
    setErrors(faults)
    const first = (['userName', 'seinengappi', 'seibetsu', 'terms'] as const).find(name => faults[name])
    if (first === undefined) return onReady()
    form
      .querySelector<HTMLElement>(first === 'seinengappi' ? 'select' : `[name="${first === 'seibetsu' ? id : first}"]`)
      ?.focus()
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={
          <span className="flex justify-between gap-3">
            {signUpMessages.playerName}
            <span className="num text-meta font-normal text-ink-soft">
              {[...kept.userName.trim()].length} / {playerNameMax}字
            </span>
          </span>
        }
        name="userName"
        autoComplete="nickname"
        value={kept.userName}
        onChange={({ currentTarget }) => onChange({ userName: currentTarget.value })}
        hint="ほかの人に見える名前です。あとから変えられます。"
        error={errors.userName}
      />
      <BirthDateField
        value={kept.seinengappi}
        onChange={seinengappi => onChange({ seinengappi })}
        error={errors.seinengappi}
      />
      <fieldset className="mt-4.5" aria-describedby={errors.seibetsu ? `${id}-error` : undefined}>
        <legend className="mb-1.5 text-cap font-semibold">{signUpMessages.sex}</legend>
        <div className="flex flex-wrap gap-2">
          {sexes.map(sex => {
            const on = kept.seibetsu === String(sex)
            return (
              <label
                key={sex}
                className={cx(
                  'flex min-h-12 flex-1 items-center gap-2.5 rounded-card border px-3.5 text-sub has-focus-visible:outline-2 has-focus-visible:outline-ai',
                  on ? 'border-ai bg-ai-soft font-bold text-ai outline outline-ai' : 'border-line-strong bg-surface',
                )}
              >
                <input
                  type="radio"
                  name={id}
                  checked={on}
                  onChange={() => onChange({ seibetsu: String(sex) })}
                  className="size-5 flex-none accent-ai"
                />
                {seibetsuLabels[sex]}
              </label>
            )
          })}
        </div>
        {errors.seibetsu && (
          <p id={`${id}-error`} className="mt-1.5 text-cap font-semibold text-hi">
            {errors.seibetsu}
          </p>
        )}
      </fieldset>
      <CheckField
        label={signUpMessages.termsAgreement}
        name="terms"
        checked={terms}
        onChange={({ currentTarget }) => setTerms(currentTarget.checked)}
        error={errors.terms}
        className="mt-3.5"
      />
      <p className="flex flex-wrap gap-x-4 pl-8">
        {(['terms', 'privacy'] as const).map(documentId => (
          <a
            key={documentId}
            href={`/document/${documentId}`}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-11 items-center text-cap font-semibold text-ai"
          >
            {legalDocumentLabels[documentId]}を読む
            <span className="vh">（新しいタブ）</span>
          </a>
        ))}
      </p>
      {children}
    </form>
  )
}
