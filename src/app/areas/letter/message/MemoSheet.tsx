// 自分だけのメモ: sheet for the player's own note on the letters with one character.
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { useWritten } from '#app/shared/form/use-written.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextAreaField } from '#app/ui/Field.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { LETTER_MEMO_MAX } from '#rules/letters.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { letterRefusals } from '#rules/refusals/letter.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Pair } from '../draft-places.ts'
import { savingMemo } from '../writes.ts'

interface MemoSheetProps {
  pair: Pair
  name: string
  memo: string
  onClose: () => void
}

export function MemoSheet({ pair, name, memo, onClose }: MemoSheetProps) {
  const { written: words, write: setWords } = useWritten(`letterMemo1:${pair.characterId}:${pair.otherId}`, memo)
  const { write } = useWrite(savingMemo)
  const left = LETTER_MEMO_MAX - lengthCount(words.trim())
  const save = (): void => {
    if (left < 0) return
    void write({ pair, name, memo: words.trim() })
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title="自分だけのメモ" lead={`${name}との手紙について`}>
      <form
        className="mt-3"
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <TextAreaField
          label="メモ"
          rows={4}
          data-autofocus=""
          value={words}
          onChange={event => setWords(event.currentTarget.value)}
          error={left < 0 ? letterRefusals.MEMO_TOO_LONG.message : undefined}
          hint={`あと${Math.max(0, left)}字。あなたのほかには、だれも読めません。`}
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
