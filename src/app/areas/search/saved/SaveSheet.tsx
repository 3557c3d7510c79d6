// Sheet that keeps a search: its name, and a switch for the call, a notice that something new fits.
import { BookmarkPlus } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { Sheet } from '#app/ui/Sheet.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { searchSummary } from '#rules/search/filters.ts'
import { CALLING_KINDS, SAVED_NAME_MAX, SAVED_SEARCHES_MOST } from '#rules/search/kinds.ts'
import { type NewSearch, savingSearch } from './saving.ts'

type Criteria = Omit<NewSearch, 'name' | 'isCalling'>

export function SaveSheet({ search, onClose }: { search: Criteria; onClose: () => void }) {
  const { kind, keyword, filters } = search
  const mayCall = CALLING_KINDS.includes(kind)
  const [name, setName] = useState(() => nameOf(search))
  const [isCalling, setIsCalling] = useState(mayCall)
  const [error, setError] = useState<string>()
  const acts = usePress(savingSearch, { key: JSON.stringify([kind, keyword, filters]) }, { can: '保存できます' })
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (acts.pending || acts.reason) return
    setError(name.trim() === '' ? '名前を入力してください' : undefined)
    if (name.trim() === '') return
    if (await acts.press({ ...search, name: name.trim(), isCalling })) onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title="検索を保存"
      lead={`${searchSummary(kind, filters, {}).join('・')}（${SAVED_SEARCHES_MOST}件まで）`}
    >
      <form noValidate className="mt-3 grid gap-3" onSubmit={event => void save(event)}>
        <TextField
          label="名前"
          value={name}
          error={error}
          maxLength={SAVED_NAME_MAX}
          autoComplete="off"
          onChange={event => setName(event.currentTarget.value)}
        />
        {mayCall && (
          <Switch
            label="新しく見つかったら知らせる"
            note="続けて見つかったときは、まとめて1回です。"
            checked={isCalling}
            onChange={setIsCalling}
          />
        )}
        <PressNotice of={acts} className="" />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="shu"
            icon={BookmarkPlus}
            pending={acts.pending}
            pendingLabel="保存しています"
            reason={acts.reason}
          >
            保存する
          </Button>
          <Button onClick={onClose}>キャンセル</Button>
        </div>
      </form>
    </Sheet>
  )
}

/** Suggested name: the searched words, or kind and filters in words. */
const nameOf = ({ kind, keyword, filters }: Criteria): string =>
  [...(keyword || searchSummary(kind, filters, {}).join('・'))].slice(0, SAVED_NAME_MAX / 2).join('')
