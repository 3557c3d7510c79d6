// ⋯ menu of a thread: its settings for the leader, and its deletion for those who may.
import { useNavigate } from '@tanstack/react-router'
import { Settings2, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { DeleteQuestion } from '#app/shared/post/DeletePost.tsx'
import { ActionMenu } from '#app/ui/ActionMenu.tsx'
import type { ThreadOf } from '../draft-places.ts'
import type { ThreadPage } from '../queries.ts'
import { deletingThread } from './thread-writes.ts'

const ThreadSheet = lazy(() => import('./ThreadSheet.tsx').then(module => ({ default: module.ThreadSheet })))

interface ThreadMenuProps {
  of: ThreadOf
  page: Pick<ThreadPage, 'thread' | 'community'>
}

export function ThreadMenu({ of, page: { thread, community } }: ThreadMenuProps) {
  const { worldId, communityId, threadId } = of
  const { title, canDelete } = thread
  const [opened, open] = useState<'settings' | 'question' | null>(null)
  const navigate = useNavigate()
  const acts = usePress(deletingThread, { threadId }, { can: '削除できます' })
  const close = (): void => open(null)
  const remove = async (): Promise<boolean> => {
    const done = await acts.press({ threadId, title })
    if (!done) return false
    const params = { worldId, communityId: String(communityId) }
    await navigate({ to: '/world/$worldId/community/$communityId', params, replace: true })
    return true
  }
  return (
    <>
      <ActionMenu
        label={`ほかの操作：${title}`}
        entries={[
          ...(community.isLeader
            ? [{ label: 'スレッドを設定', icon: Settings2, onPress: () => open('settings') }]
            : []),
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
          about={`thread:${threadId}`}
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
