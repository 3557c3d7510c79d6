// 途中の登録があります: unfinished registrations of this or another device, each with a link to continue.
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { useOpenDrafts } from '#app/shared/draft/use-open-drafts.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { REGISTRATION } from '../registration/registration-values.ts'
import { worldQueries } from './world-names.ts'

const MOST = 5

/** @param worldId only those of this world */
export function UnfinishedRegistrations({ worldId }: { worldId?: string }) {
  const { user } = useSession()
  const { data: worlds } = useQuery(worldQueries.all())
  const begun = useOpenDrafts(
    user?.userId,
    ({ place, target }) => place === REGISTRATION && (worldId === undefined || target === worldId),
  ).slice(0, MOST)
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
