// 途中の登録があります: unfinished registrations of this or another device, each with a link to continue.
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useSession } from '#app/platform/use-session.ts'
import { mergeOpen, overtaken } from '#app/shared/draft/merge.ts'
import { draftQueries } from '#app/shared/draft/queries.ts'
import { useDeviceDrafts } from '#app/shared/draft/use-device-drafts.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { REGISTRATION } from '../registration/registration-values.ts'
import { worldQueries } from './world-names.ts'

const MOST = 5

/** @param worldId only those of this world */
export function UnfinishedRegistrations({ worldId }: { worldId?: string }) {
  const { user } = useSession()
  const { records } = useDeviceDrafts(user?.userId)
  const { data, dataUpdatedAt, isFetchedAfterMount, refetch } = useQuery({
    ...draftQueries.list({ page: 1, removed: false }),
    enabled: user !== null,
  })
  const { data: worlds } = useQuery(worldQueries.all())
  const readAt = isFetchedAfterMount ? dataUpdatedAt : 0
  const begun = useMemo(() => {
    const server = data ? { lines: data.draftList, page: 1, isAll: data.count <= data.draftList.length, readAt } : null
    return mergeOpen(records ?? [], server)
      .filter(({ place, target }) => place === REGISTRATION && (worldId === undefined || target === worldId))
      .slice(0, MOST)
  }, [records, data, readAt, worldId])
  const isOld = overtaken(records ?? [], data?.draftList ?? [])
  useEffect(() => {
    if (isOld) refetch().catch(() => {})
  }, [isOld, refetch])
  return begun.map(({ draftId, target, name, at }) => {
    const world = worlds?.worldSelectList.find(each => each.worldId === target)?.worldName ?? ''
    return (
      <Notice key={draftId} icon={RotateCcw} title="途中の登録があります" className="mt-3" silent>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="min-w-0 flex-[1_1_10rem]">
            {[world, name, `${formatDayTime(at)}まで`].filter(Boolean).join('・')}
          </p>
          <ButtonLink
            variant="ai"
            to="/world/$worldId/characterRegistration"
            params={{ worldId: target }}
            search={{ step: 1, draft: draftId }}
          >
            再開<span className="vh">：{world}</span>
          </ButtonLink>
        </div>
      </Notice>
    )
  })
}
