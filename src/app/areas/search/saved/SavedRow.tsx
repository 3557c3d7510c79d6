// One kept search: a link to what it finds, a switch for its calls (notices that something new fits), and a menu for
// renaming and removing it. Removing can be taken back.
import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { searchKindFaces } from '#app/areas/search-kinds.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { ActionMenu } from '#app/ui/ActionMenu.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { searchAddress } from '#rules/search/address.ts'
import { searchSummary } from '#rules/search/filters.ts'
import { CALLING_KINDS } from '#rules/search/kinds.ts'
import type { SavedSearch } from '../queries.ts'
import { callingSearch, removingSearch, savingSearch } from './saving.ts'

const RenameSheet = lazy(() => import('./RenameSheet.tsx').then(module => ({ default: module.RenameSheet })))

export function SavedRow({ saved }: { saved: SavedSearch }) {
  const { searchId, name, kind, keyword, filters, worldName } = saved
  const [isNaming, setIsNaming] = useState(false)
  const calling = useWrite(callingSearch)
  const saving = useWrite(savingSearch)
  const removing = usePress(removingSearch, { searchId }, { can: '削除できます' })
  const last = calling.lastOf({ searchId })
  const isCalling = last ? last.facts.isCalling === 1 : saved.isCalling
  const remove = async (): Promise<void> => {
    if (removing.pending || removing.reason || !(await removing.press({ searchId, name }))) return
    toasts.add({
      type: 'success',
      overline: name,
      title: '保存した検索を削除しました',
      action: {
        label: '元に戻す',
        onPress: () => void saving.write({ name, kind, keyword, filters, isCalling }),
      },
    })
  }
  return (
    <li className="py-2 pr-2 pl-4">
      <div className="flex items-center gap-2">
        <Link
          to={searchAddress(kind, keyword, filters)}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-3 text-ink"
        >
          <span className="grid size-11 flex-none place-items-center rounded-full bg-ai-soft text-ai">
            <Icon of={searchKindFaces[kind].icon} />
          </span>
          <span className="min-w-0">
            <b className="block text-sub wrap-anywhere">{name}</b>
            <span className="block text-meta text-ink-soft wrap-anywhere">
              {[
                ...(keyword && keyword !== name ? [`「${keyword}」`] : []),
                ...searchSummary(kind, filters, { worldName }),
              ].join('・')}
            </span>
          </span>
        </Link>
        <ActionMenu
          label={`ほかの操作：${name}`}
          entries={[
            { label: '名前を変える', icon: Pencil, onPress: () => setIsNaming(true) },
            { label: '削除する', icon: Trash2, onPress: () => void remove() },
          ]}
        />
      </div>
      {CALLING_KINDS.includes(kind) && (
        <Switch
          label="新しく見つかったら知らせる"
          checked={isCalling}
          onChange={next => void calling.write({ searchId, name, isCalling: next })}
          className="pr-2 pl-14"
        />
      )}
      <PressNotice of={removing} />
      {isNaming && (
        <Suspense>
          <RenameSheet saved={saved} onClose={() => setIsNaming(false)} />
        </Suspense>
      )}
    </li>
  )
}
