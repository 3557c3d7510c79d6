// The master's note on a participant, and further names under which the text speaks of it.
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextAreaField, TextField } from '#app/ui/Field.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { REPLAY_MOST } from '#rules/scenario/replay.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { CastMember } from '../queries.ts'
import { useNote } from '../writes.ts'
import { useWritten } from './written.ts'

const namesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[、,，\n]/)
      .map(name => name.trim())
      .filter(Boolean),
  ),
]

interface NoteFormProps {
  of: PhaseKey
  member: CastMember
  isOpen: boolean
}

export function NoteForm({ of, member, isOpen }: NoteFormProps) {
  const { entryId, character } = member
  const { written, isChanged, write } = useWritten(`replayNote1:${entryId}`, {
    note: member.note,
    names: member.names.join('、'),
  })
  const { note, names } = written
  const press = useNote(entryId)
  const tooLong = lengthCount(note) > REPLAY_MOST.note ? `メモは${REPLAY_MOST.note}文字までです。` : undefined
  const tooMany = namesOf(names).length > 10 || namesOf(names).some(name => [...name].length > 40)
  if (!isOpen && !member.note) return null
  const save = (): void => {
    if (tooLong || tooMany) return
    void press.press({ ...of, entryId, note, names: namesOf(names), name: character.characterFullName })
  }
  return (
    <Fold
      className="mt-1"
      unfolds={member.note !== '' || isChanged}
      label={isChanged ? 'メモと呼び名（未保存）' : 'メモと呼び名'}
    >
      <div className="grid gap-3">
        <TextAreaField
          label={`${character.characterFullName}のメモ`}
          rows={3}
          value={note}
          error={tooLong}
          hint="自分だけが読みます。"
          onChange={event => write({ ...written, note: event.currentTarget.value })}
        />
        <TextField
          label="ほかの呼び名"
          value={names}
          error={tooMany ? '呼び名は10個まで、1つ40文字までです。' : undefined}
          hint="あだ名や二人称を「、」で区切って書くと、登場として数えます。"
          onChange={event => write({ ...written, names: event.currentTarget.value })}
        />
        <PressNotice of={press} />
        <Button
          variant="line"
          pending={press.pending}
          pendingLabel="保存しています"
          reason={isChanged ? press.reason : '変更はありません'}
          onClick={save}
        >
          メモを保存
        </Button>
      </div>
    </Fold>
  )
}
