// /world/{worldId}/community/new and …/{communityId}/edit: founding a community, changing one's own.
import type { ReactNode } from 'react'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import { useWaitingChange, WaitingChange } from '#app/shared/form/WaitingChange.tsx'
import { WrittenOn } from '#app/shared/form/WrittenOn.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { communityRefusals } from '#rules/refusals/community.ts'
import { communityQueries } from '../queries.ts'
import { updatingCommunity } from '../writes.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { FoundForm } from './FoundForm.tsx'

interface CommunityFormProps {
  worldId: string
  /** null for a new one */
  communityId: number | null
  draftId: string | undefined
}

export function CommunityFormScreen({ worldId, communityId, draftId }: CommunityFormProps) {
  return communityId === null ? (
    <Founding worldId={worldId} draftId={draftId} />
  ) : (
    <Changing key={communityId} {...{ worldId, communityId, draftId }} />
  )
}

const NEW = 'コミュニティをつくる'

function Founding({ worldId, draftId }: Omit<CommunityFormProps, 'communityId'>) {
  const frame = (content: ReactNode) => (
    <Page
      top={<TopBar title={NEW} back={<BackLink to="/world/$worldId/community" params={{ worldId }} search={{}} />} />}
    >
      {content}
    </Page>
  )
  return (
    <NeedsCharacter
      worldId={worldId}
      frame={frame}
      loading={
        <Loading>
          <SkeletonBlock className="mt-4 h-12 rounded-card" />
          <SkeletonBlock className="mt-4 h-72 rounded-card" />
        </Loading>
      }
    >
      {leader => frame(<FoundForm {...{ worldId, leader, draftId }} />)}
    </NeedsCharacter>
  )
}

function Changing({ worldId, communityId, draftId }: CommunityFormProps & { communityId: number }) {
  const query = useFresh(communityQueries.edited(communityId))
  const waiting = useWaitingChange(updatingCommunity.kind, { communityId })
  const title = '紹介を直す'
  const back = (
    <BackLink
      to="/world/$worldId/community/$communityId"
      params={{ worldId, communityId: String(communityId) }}
      search={{}}
    />
  )
  if (waiting) return <WaitingChange title={title} back={back} item={waiting} />
  const isElsewhere = query.data !== undefined && query.data.worldId !== worldId
  return (
    <WrittenOn
      query={isElsewhere ? { ...query, data: undefined } : query}
      title={title}
      back={back}
      failed="コミュニティを読み込めませんでした。"
      isNowhere={isElsewhere}
      nowhere={nowhereBut(
        communityRefusals.COMMUNITY_NOT_FOUND.message,
        { to: '/world/$worldId/community', params: { worldId }, search: {} },
        'コミュニティの一覧へ',
      )}
    >
      {edited =>
        edited && (
          <Page top={<TopBar title={title} back={back} />}>
            <ChangeForm {...{ worldId, edited, draftId }} />
          </Page>
        )
      }
    </WrittenOn>
  )
}
