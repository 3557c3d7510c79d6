// Choices of a phase, of which a playing text names one, each with how many texts chose it.
import { useId } from 'react'
import { SectionHeading } from '#app/ui/Card.tsx'
import type { PlayingDesk } from './playing-queries.ts'

interface PlayingChoicesProps {
  desk: PlayingDesk
  value: number | null
  onChange: (chooseId: number) => void
}

export function PlayingChoices({ desk: { scenarioChoiceList }, value, onChange }: PlayingChoicesProps) {
  const name = useId()
  if (scenarioChoiceList.length === 0) return null
  return (
    <fieldset className="mb-3">
      <legend>
        <SectionHeading level={3}>選択肢</SectionHeading>
      </legend>
      <div className="grid gap-2">
        {scenarioChoiceList.map(choice => (
          <label
            key={choice.chooseId}
            className="flex min-h-11 items-start gap-2.5 rounded-card border border-line bg-surface px-3.5 py-2.5 has-checked:border-ai has-checked:bg-ai-soft"
          >
            <input
              type="radio"
              name={name}
              className="mt-1 size-5 flex-none accent-ai"
              checked={value === choice.chooseId}
              onChange={() => onChange(choice.chooseId)}
            />
            <span className="min-w-0 flex-1">
              <b className="text-sub">{choice.name}</b>
              {choice.description && <span className="block text-cap text-ink-soft">{choice.description}</span>}
            </span>
            <span className="num text-meta text-ink-soft">{choice.heads}人</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
