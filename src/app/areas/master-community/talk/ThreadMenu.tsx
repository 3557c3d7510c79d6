// ⋯ menu of a thread: its settings for the office, and its deletion for those who may.
import { useNavigate } from '@tanstack/react-router'
import { Settings2, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { DeleteQuestion } from '#app/shared/post/DeletePost.tsx'
import { ActionMenu } from '#app/ui/ActionMenu.tsx'
import type { StaffThread } from '../queries.ts'
import { deletingStaffThread } from '../writes.ts'

const ThreadSheet = lazy(() => import('./ThreadSheet.tsx').then(module => ({ default: module.ThreadSheet })))

interface ThreadMenuProps {
  worldId: string
  boardId: number
  thread: StaffThread
  isOffice: boolean
}

export function ThreadMenu({ worldId, boardId, thread, isOffice }: ThreadMenuProps) {
  const { talkId, title, canDelete } = thread
  const [opened, open] = useState<'settings' | 'question' | null>(null)
  const navigate = useNavigate()
  const acts = usePress(deletingStaffThread, { talkId }, { can: '削除できます' })
  const close = (): void => open(null)
  if (!isOffice && !canDelete) return null
  const remove = async (): Promise<boolean> => {
    if (!(await acts.press({ talkId, title }))) return false
    const params = { worldId, boardId: String(boardId) }
    await navigate({ to: '/masterCommunity/$worldId/bbs/$boardId', params, replace: true })
    return true
  }
  return (
    <>
      <ActionMenu
        label={`ほかの操作：${title}`}
        entries={[
          ...(isOffice ? [{ label: 'スレッドを設定', icon: Settings2, onPress: () => open('settings') }] : []),
          ...(canDelete ? [{ label: 'スレッドを削除', icon: Trash2, onPress: () => open('question') }] : []),
        ]}
      />
      {opened === 'settings' && (
        <Suspense>
          <ThreadSheet thread={thread} onClose={close} />
        </Suspense>
      )}
      {opened === 'question' && (
        <DeleteQuestion
          noun="スレッド"
          about={`staffThread:${talkId}`}
          name={title}
          effect={null}
          acts={acts}
          onPress={remove}
          onClose={close}
        />
      )}
    </>
  )
}
