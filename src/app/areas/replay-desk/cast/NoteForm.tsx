// Form of the master's note on a participant, with further names for it in the text and the words by which it calls the others.
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { useWritten } from '#app/shared/form/use-written.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextAreaField, TextField } from '#app/ui/Field.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { REPLAY_MOST } from '#rules/scenario/replay.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { CastMember } from '../queries.ts'
import { useNote } from '../writes.ts'
import { CallsTable, nameFault, namesOf, typedCalls } from './CallsTable.tsx'

/** A note as it is typed: names with 、 between them, and the words by which it calls the others, by their entries. */
interface Written {
  note: string
  names: string
  calls?: Record<number, string>
}

interface NoteFormProps {
  of: PhaseKey
  member: CastMember
  /** the whole cast, which it may call by words of its own */
  castList: readonly CastMember[]
  isOpen: boolean
}

export function NoteForm({ of, member, castList, isOpen }: NoteFormProps) {
  const { entryId, character } = member
  // Such words are missing in a desk that an older app has kept.
  const { calls: stored = [] }: Partial<CastMember> = member
  const { written, isChanged, write } = useWritten<Written>(`replayNote1:${entryId}`, {
    note: member.note,
    names: member.names.join('、'),
    ...(stored.length > 0 ? { calls: typedCalls(stored) } : {}),
  })
  const { note, names, calls = {} } = written
  const others = castList.filter(one => one.entryId !== entryId)
  const press = useNote(entryId)
  const tooLong = lengthCount(note) > REPLAY_MOST.note ? `メモは${REPLAY_MOST.note}文字までです。` : undefined
  if (!isOpen && !member.note) return null
  const save = (): void => {
    if (tooLong || [names, ...Object.values(calls)].some(nameFault)) return
    const sent = others.map(other => ({ entryId: other.entryId, names: namesOf(calls[other.entryId] ?? '') }))
    const facts = { note, names: namesOf(names), calls: sent.filter(call => call.names.length > 0) }
    void press.press({ ...of, entryId, ...facts, name: character.characterFullName })
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
          error={nameFault(names)}
          hint="だれが使っても本人のことだと分かる、あだ名や肩書きです。「、」で区切って書くと、登場として数えます。"
          onChange={event => write({ ...written, names: event.currentTarget.value })}
        />
        <CallsTable
          member={member}
          others={others}
          calls={calls}
          onChange={changed => write({ ...written, calls: changed })}
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
