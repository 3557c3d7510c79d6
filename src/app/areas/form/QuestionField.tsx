// A question with the control of its kind.
import { type ReactNode, useId } from 'react'
import { Chip } from '#app/ui/Chip.tsx'
import { CheckField, TextAreaField, TextField } from '#app/ui/Field.tsx'
import { TextButton } from '#app/ui/TextLink.tsx'
import { type Answer, answerCount, answerMax, type Question } from '#rules/web-forms.ts'
import { FileField } from './FileField.tsx'

interface QuestionFieldProps {
  /** null for a preview, which takes no picture */
  formId: number | null
  question: Question
  answer: Answer
  error: string | undefined
  onChange: (patch: Partial<Omit<Answer, 'questionId'>>) => void
}

export function QuestionField(props: QuestionFieldProps) {
  const { question, answer, error, onChange } = props
  const { kind, note, questionId } = question
  const label = <QuestionLabel question={question} />
  const counted = (
    <>
      {note && <span className="block wrap-anywhere">{note}</span>}
      <span className="num">
        {answerCount(answer.text)} / {answerMax(kind).toLocaleString('ja-JP')}文字
      </span>
    </>
  )
  return (
    <div data-field={questionId}>
      {kind === 'line' && (
        <TextField
          label={label}
          value={answer.text}
          error={error}
          hint={counted}
          onChange={event => onChange({ text: event.currentTarget.value })}
        />
      )}
      {kind === 'long' && (
        <TextAreaField
          label={label}
          rows={5}
          value={answer.text}
          error={error}
          hint={counted}
          onChange={event => onChange({ text: event.currentTarget.value })}
        />
      )}
      {kind === 'one' && <OneOf {...props} />}
      {kind === 'many' && <ManyOf {...props} />}
      {kind === 'file' && <FileField {...props} label={label} />}
    </div>
  )
}

const QuestionLabel = ({ question: { label, isRequired } }: { question: Question }) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    <span className="min-w-0 wrap-anywhere">{label || '（質問の文がありません）'}</span>
    {isRequired ? <Chip tone="shu">必須</Chip> : <Chip>任意</Chip>}
  </span>
)

interface GroupProps {
  question: Question
  error: string | undefined
  role: 'radiogroup' | 'group'
  children: ReactNode
}

function Group({ question, error, role, children }: GroupProps) {
  const id = useId()
  const { note, isRequired } = question
  return (
    <fieldset
      role={role}
      aria-describedby={error ? `${id}-error` : note ? `${id}-note` : undefined}
      {...(role === 'radiogroup' ? { 'aria-required': isRequired, 'aria-invalid': error !== undefined } : {})}
    >
      <legend className="mb-1 text-cap font-semibold">
        <QuestionLabel question={question} />
      </legend>
      {note && (
        <p id={`${id}-note`} className="text-cap text-ink-soft wrap-anywhere">
          {note}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} data-fault="" tabIndex={-1} className="mt-1 text-cap font-semibold text-hi">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function OneOf({ question, answer, error, onChange }: QuestionFieldProps) {
  const name = useId()
  const { options, isRequired } = question
  return (
    <Group question={question} error={error} role="radiogroup">
      {options.map(({ optionId, label }) => (
        <label key={optionId} className="flex min-h-11 items-center gap-3 text-sub">
          <input
            type="radio"
            name={name}
            className="size-5 flex-none accent-ai"
            checked={answer.options.includes(optionId)}
            onChange={() => onChange({ options: [optionId] })}
          />
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </label>
      ))}
      {!isRequired && answer.options.length > 0 && (
        <TextButton onClick={() => onChange({ options: [] })}>選択を外す</TextButton>
      )}
    </Group>
  )
}

function ManyOf({ question, answer, error, onChange }: QuestionFieldProps) {
  return (
    <Group question={question} error={error} role="group">
      {question.options.map(({ optionId, label }) => (
        <CheckField
          key={optionId}
          label={<span className="min-w-0 wrap-anywhere">{label}</span>}
          checked={answer.options.includes(optionId)}
          onChange={event =>
            onChange({
              options: event.currentTarget.checked
                ? [...answer.options, optionId]
                : answer.options.filter(one => one !== optionId),
            })
          }
        />
      ))}
    </Group>
  )
}
