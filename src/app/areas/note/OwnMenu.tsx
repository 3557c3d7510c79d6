// Acts of a writer on the page of a note or a book: those that change it, and taking it away, which can be undone at once.
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { WriteResult } from '#app/platform/outbox/write.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { ActionMenu } from '#app/ui/ActionMenu.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { firstOwnNotes } from './address.ts'

interface OwnMenuProps {
  /** name of the kind: ノート */
  thing: string
  of: { worldId: string; title: string }
  entries: ComponentProps<typeof ActionMenu>['entries']
  /** words about what belongs to it, and about the way back */
  lead: string
  remove: (isRemoved: boolean) => Promise<WriteResult<unknown> | null>
}

export function OwnMenu({ thing, of: { worldId, title }, entries, lead, remove }: OwnMenuProps) {
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const takeAway = async (): Promise<void> => {
    const result = await remove(true)
    if (result?.state !== 'done' && result?.state !== 'waiting') return
    toasts.add({
      type: 'info',
      overline: title,
      title: `${thing}を削除しました`,
      action: { label: 'もとに戻す', onPress: () => void remove(false) },
    })
    await navigate({ to: '/world/$worldId/characterNote', params: { worldId }, search: firstOwnNotes })
  }
  return (
    <>
      <ActionMenu
        label={`ほかの操作：${title}`}
        entries={[...entries, { label: '削除する', icon: Trash2, onPress: () => setAsks(true) }]}
      />
      {asks && (
        <AskFirst
          asked={{ title: `この${thing}を削除しますか？`, lead, yes: '削除する', no: '残す', destroys: true }}
          onClose={() => setAsks(false)}
          onYes={() => void takeAway()}
        />
      )}
    </>
  )
}
