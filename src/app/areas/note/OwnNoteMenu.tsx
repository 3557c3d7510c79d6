// Acts of a note's writer on its page: changing it, its tags, taking it away, which can be undone at once.
import { useNavigate } from '@tanstack/react-router'
import { PenLine, Tags, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { ActionMenu } from '#app/ui/ActionMenu.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { NOTE_KEPT_DAYS } from '#rules/notes.ts'
import { firstOwnNotes } from './address.ts'
import type { Note } from './queries.ts'
import { removingNote } from './writes.ts'

export function OwnNoteMenu({ note: { worldId, noteId, title } }: { note: Note }) {
  const navigate = useNavigate()
  const { write } = useWrite(removingNote)
  const [asks, setAsks] = useState(false)
  const params = { worldId, noteId: String(noteId) }
  const remove = async (): Promise<void> => {
    const result = await write({ noteId, title, isRemoved: true })
    if (result?.state !== 'done' && result?.state !== 'waiting') return
    toasts.add({
      type: 'info',
      overline: title,
      title: 'ノートを削除しました',
      action: { label: 'もとに戻す', onPress: () => void write({ noteId, title, isRemoved: false }) },
    })
    await navigate({ to: '/world/$worldId/characterNote', params: { worldId }, search: firstOwnNotes })
  }
  return (
    <>
      <ActionMenu
        label={`ほかの操作：${title}`}
        entries={[
          { label: '直す', icon: PenLine, link: { to: '/world/$worldId/characterNote/$noteId', params } },
          { label: 'タグをつける', icon: Tags, link: { to: '/world/$worldId/note/$noteId/tag', params } },
          { label: '削除する', icon: Trash2, onPress: () => setAsks(true) },
        ]}
      />
      {asks && (
        <AskFirst
          asked={{
            title: 'このノートを削除しますか？',
            lead: `コメントといいねも見えなくなります。すぐあとなら、もとに戻せます。${NOTE_KEPT_DAYS}日たつと完全に消えます。`,
            yes: '削除する',
            no: '残す',
            destroys: true,
          }}
          onClose={() => setAsks(false)}
          onYes={() => void remove()}
        />
      )}
    </>
  )
}
