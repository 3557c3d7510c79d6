// 関係のひとこと: sheet for the one line about a friend, counted like on the server.
import { useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { RELATION_MAX } from '#rules/friends.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { friendRefusals } from '#rules/refusals/friend.ts'
import { lengthCount } from '#rules/text/count.ts'

interface RelationSheetProps {
  /** names of the friend and of the speaking character */
  name: string
  speaker: string
  relation: string
  onClose: () => void
  onSave: (words: string) => void
}

export function RelationSheet({ name, speaker, relation, onClose, onSave }: RelationSheetProps) {
  const [words, setWords] = useState(relation)
  const left = RELATION_MAX - lengthCount(words.trim())
  const save = (): void => {
    if (left >= 0) onSave(words.trim())
  }
  return (
    <Sheet open onClose={onClose} title={`${name}との関係`} lead={`${speaker}から見て`}>
      <form
        className="mt-3"
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label="ひとこと"
          data-autofocus=""
          value={words}
          onChange={event => setWords(event.target.value)}
          placeholder="霧の夜の相棒だと思っている"
          enterKeyHint="done"
          error={left < 0 ? friendRefusals.RELATION_TOO_LONG.message : undefined}
          hint={`あと${Math.max(0, left)}字。だれでも読めます。`}
        />
        <Actions>
          <Button variant="line" size="big" onClick={onClose}>
            {commonMessages.cancel}
          </Button>
          <Button type="submit" variant="ai" size="big" reason={left < 0 ? `${-left}字減らしてください。` : undefined}>
            保存する
          </Button>
        </Actions>
      </form>
    </Sheet>
  )
}
