// Sheet with the name of a kept search.
import { type SubmitEvent, useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { Sheet } from '#app/ui/Sheet.tsx'
import { SAVED_NAME_MAX } from '#rules/search/kinds.ts'
import type { SavedSearch } from '../queries.ts'
import { renamingSearch } from './saving.ts'

export function RenameSheet({
  saved: { searchId, name: before },
  onClose,
}: {
  saved: SavedSearch
  onClose: () => void
}) {
  const [error, setError] = useState<string>()
  const { write } = useWrite(renamingSearch)
  const rename = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    setError(name === '' ? '名前を入力してください' : undefined)
    if (name === '') return
    if (name !== before) void write({ searchId, name })
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title="検索の名前">
      <form noValidate className="mt-3 grid gap-3" onSubmit={rename}>
        <TextField
          label="名前"
          name="name"
          data-autofocus=""
          defaultValue={before}
          error={error}
          maxLength={SAVED_NAME_MAX}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="shu">
            変える
          </Button>
          <Button onClick={onClose}>キャンセル</Button>
        </div>
      </form>
    </Sheet>
  )
}
