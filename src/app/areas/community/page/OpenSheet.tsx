// The sheet over a community's page: joining it, or opening a thread in it.
import { lazy, useState } from 'react'
import type { CommunityWrite } from '../address.ts'
import type { Community } from '../queries.ts'
import { useJoiners } from './use-joiners.ts'

const JoinSheet = lazy(() => import('./JoinSheet.tsx').then(module => ({ default: module.JoinSheet })))
const NewThreadSheet = lazy(() =>
  import('#app/areas/community/thread/NewThreadSheet.tsx').then(module => ({ default: module.NewThreadSheet })),
)

interface OpenSheetProps {
  community: Community
  sheet: CommunityWrite
  draftId: string | undefined
  onClose: () => void
}

/** The sheet that is open, if its act is possible: an address may name one that is not. */
export function OpenSheet({ community, sheet, draftId, onClose }: OpenSheetProps) {
  const { worldId, communityId, memberIdList, joining } = community
  const { candidates: now } = useJoiners(community)
  /** Characters who could join when the sheet opened: it stays while its act is done, by which there are fewer. */
  const [candidates, meet] = useState(now)
  if (candidates.length === 0 && now.length > 0) meet(now)
  if (sheet === 'thread') {
    return (
      memberIdList.length > 0 && (
        <NewThreadSheet of={{ worldId, communityId }} memberIds={memberIdList} {...{ draftId, onClose }} />
      )
    )
  }
  return joining !== 'closed' && candidates.length > 0 && <JoinSheet {...{ community, candidates, draftId, onClose }} />
}
