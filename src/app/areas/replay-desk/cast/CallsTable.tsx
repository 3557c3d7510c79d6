// Table of the words by which one member of the cast calls the others (二人称), filled in by the master. They count only in the lines
// that this member speaks.
import { TextField } from '#app/ui/Field.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { REPLAY_MOST } from '#rules/scenario/replay.ts'
import type { CastMember } from '../queries.ts'

/** Names that were typed with 、 between them. */
export const namesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[、,，\n]/)
      .map(name => name.trim())
      .filter(Boolean),
  ),
]

/** Words about typed names that are too many or too long. */
export const nameFault = (typed: string): string | undefined =>
  namesOf(typed).length > REPLAY_MOST.names || namesOf(typed).some(name => [...name].length > REPLAY_MOST.name)
    ? `呼び名は${REPLAY_MOST.names}個まで、1つ${REPLAY_MOST.name}文字までです。`
    : undefined

export const typedCalls = (calls: CastMember['calls']): Record<number, string> =>
  Object.fromEntries(calls.map(({ entryId, names }) => [entryId, names.join('、')]))

interface CallsTableProps {
  member: CastMember
  others: readonly CastMember[]
  /** typed words by the entry of the one who is called */
  calls: Record<number, string>
  onChange: (calls: Record<number, string>) => void
}

export function CallsTable({ member, others, calls, onChange }: CallsTableProps) {
  if (others.length === 0) return null
  const name = member.character.characterFullName
  const filled = others.filter(({ entryId }) => calls[entryId]).length
  return (
    <Fold unfolds={filled > 0} label={`二人称の表（${filled}／${others.length}人）`}>
      <p className="text-cap text-ink-soft">
        {name}がほかの人を呼ぶ言葉です。{name}のせりふの中でだけ、呼ばれた人の登場として数えます。
        {member.secondPerson && `プロフィールの二人称は「${member.secondPerson}」です。`}
      </p>
      <div className="mt-2 grid gap-3">
        {others.map(({ entryId, character: { characterFullName } }) => (
          <TextField
            key={entryId}
            label={`${characterFullName}を呼ぶとき`}
            value={calls[entryId] ?? ''}
            error={nameFault(calls[entryId] ?? '')}
            onChange={event => onChange({ ...calls, [entryId]: event.currentTarget.value })}
          />
        ))}
      </div>
    </Fold>
  )
}
