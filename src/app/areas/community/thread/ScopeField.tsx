// Choice of who reads and who writes in a thread: native radios, each with what it means.
import { useId } from 'react'
import { THREAD_SCOPES, type ThreadScope, threadScopeLabels } from '#rules/communities.ts'

const meanings: Record<ThreadScope, string> = {
  anyone: 'だれでも読めます。メンバーでなくても、このワールドのキャラクターなら書きこめます。',
  public: 'だれでも読めます。',
  members: 'メンバーのほかには、スレッドがあることも見えません。',
}

interface ScopeFieldProps {
  value: ThreadScope
  onChange: (scope: ThreadScope) => void
}

export function ScopeField({ value, onChange }: ScopeFieldProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-cap leading-[1.6] font-semibold">読む人と書く人</legend>
      <div className="grid grid-cols-1 gap-2">
        {THREAD_SCOPES.map(scope => (
          <label
            key={scope}
            className="flex min-h-11 items-start gap-2.5 rounded-card border border-line-strong px-3 py-2.5 has-checked:border-ai has-checked:bg-ai-soft"
          >
            <input
              type="radio"
              name={name}
              aria-labelledby={`${name}-${scope}`}
              aria-describedby={`${name}-${scope}-note`}
              className="size-5 flex-none accent-ai"
              checked={value === scope}
              onChange={() => onChange(scope)}
            />
            <span className="min-w-0 flex-1">
              <b id={`${name}-${scope}`} className="block text-sub">
                {threadScopeLabels[scope]}
              </b>
              <span id={`${name}-${scope}-note`} className="block text-meta">
                {meanings[scope]}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
