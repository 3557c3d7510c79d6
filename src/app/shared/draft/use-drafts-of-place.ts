// Hook: the drafts of one form for its editor: the list, opening another, beginning a new one, renaming.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { beginDraft, renameDraft } from '#app/platform/drafts/changing.ts'
import { mayCall } from '#app/platform/drafts/may-call.ts'
import type { DraftForEditor } from '#app/platform/drafts/use-draft.ts'
import { BEGINNING } from '#app/platform/drafts/view.ts'
import { useSession } from '#app/platform/use-session.ts'
import type { DraftPlaceName } from '#app/shared/draft/place.ts'
import { formatDayTime } from '#app/ui/days.ts'
import type { DraftsProps } from '#app/ui/editor/types.ts'
import { DRAFT_EXCERPT_LENGTH } from '#rules/drafts.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { draftServer } from './draft-server.ts'
import { type DraftEntry, mergeOpen } from './merge.ts'
import { draftCalls, draftQueries } from './queries.ts'
import { useDeviceDrafts } from './use-device-drafts.ts'
import { tellFailure } from './what-went-wrong.ts'

const NAMELESS = '名前のない下書き'

export const draftName = ({ name, excerpt }: Pick<DraftEntry, 'name' | 'excerpt'>): string =>
  name || excerpt || NAMELESS

export function useDraftsOfPlace(
  { place, target }: { place: DraftPlaceName; target: string },
  draft: DraftForEditor,
  onSwitch: (draftId: string) => void,
): DraftsProps | undefined {
  const { user } = useSession()
  const client = useQueryClient()
  const { data, dataUpdatedAt, isFetchedAfterMount } = useQuery({
    ...draftQueries.ofPlace({ place, target }),
    staleTime: 0,
  })
  const readAt = isFetchedAfterMount ? dataUpdatedAt : 0
  const { view } = draft
  const open = view?.draftId
  const { records } = useDeviceDrafts(user?.userId, open)
  const others = useMemo(() => {
    // The open one is told by its field; to count it again with each save would cost what its length costs.
    const here = (records ?? []).filter(
      record => record.place === place && record.target === target && record.draftId !== open,
    )
    const server = data ? { lines: data.draftList, page: 1, isAll: data.count <= data.draftList.length, readAt } : null
    return mergeOpen(here, server)
  }, [records, data, readAt, place, target, open])
  if (!view || !user) return undefined
  const { userId } = user

  const failed = (what: string) => (error: unknown) => tellFailure(what, error)
  const create = async (name: string): Promise<void> => {
    await draft.saveToDevice()
    onSwitch(await beginDraft({ userId, place, target, name }))
  }
  const rename = async (draftId: string, name: string): Promise<void> => {
    if (draftId === view.draftId) return draft.onName(name)
    await renameDraft({ userId, draftId }, name, { server: draftServer(userId), reachable: () => mayCall(userId) })
    await client.invalidateQueries({ queryKey: draftCalls.list.key() })
  }
  // The draft in the field comes first, with its current text.
  const current = {
    id: view.draftId,
    name: draftName({ name: view.name, excerpt: oneLine(view.text.slice(0, BEGINNING), DRAFT_EXCERPT_LENGTH) }),
    note: 'いま書いているもの',
  }
  return {
    list: [
      current,
      ...others
        .filter(entry => entry.draftId !== view.draftId)
        .map(entry => ({
          id: entry.draftId,
          name: draftName(entry),
          note: `${formatDayTime(entry.at)}・${entry.characters}字`,
        })),
    ],
    currentId: view.draftId,
    onSwitch,
    onCreate: name => void create(name).catch(failed('新しい下書きをはじめられませんでした')),
    onRename: (id, name) => void rename(id, name).catch(failed('名前を変えられませんでした')),
  }
}
