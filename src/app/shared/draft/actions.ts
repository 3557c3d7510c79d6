// Acts on the list of drafts: putting one aside, bringing one back, each with a toast that offers to undo it.
import { useQueryClient } from '@tanstack/react-query'
import { bringBackDraft, removeDraft } from '#app/platform/drafts/changing.ts'
import { mayCall } from '#app/platform/drafts/may-call.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { draftServer } from './draft-server.ts'
import type { DraftEntry } from './merge.ts'
import { draftCalls } from './queries.ts'
import { draftName } from './use-drafts-of-place.ts'
import { tellFailure } from './what-went-wrong.ts'

export function useDraftActions(userId: string, changed: () => void) {
  const client = useQueryClient()
  const listAgain = (): void => {
    changed()
    client.invalidateQueries({ queryKey: draftCalls.list.key() }).catch(() => {})
  }
  const run = async (work: () => Promise<unknown>, failed: string): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      tellFailure(failed, error)
      return false
    } finally {
      listAgain()
    }
  }
  const server = draftServer(userId)
  const means = { server, reachable: () => mayCall(userId) }

  const bringBack = (entry: DraftEntry): Promise<boolean> =>
    run(() => bringBackDraft({ userId, draftId: entry.draftId }, means), '取り戻せませんでした')
  return {
    remove: async (entry: DraftEntry): Promise<void> => {
      const isDone = await run(
        () => removeDraft({ userId, draftId: entry.draftId }, server),
        '下書きを削除できませんでした',
      )
      if (!isDone) return
      toasts.add({
        type: 'info',
        overline: draftName(entry),
        title: '下書きを削除しました',
        action: { label: 'もとに戻す', onPress: () => void bringBack(entry) },
      })
    },
    bringBack: async (entry: DraftEntry): Promise<void> => {
      if (await bringBack(entry))
        toasts.add({ type: 'success', overline: draftName(entry), title: '下書きに取り戻しました' })
    },
  }
}
