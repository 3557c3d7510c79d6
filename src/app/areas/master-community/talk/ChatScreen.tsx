// /masterCommunity/{worldId}/chat (R165): the one room of a world in which its masters chat.

import { useLivePosts } from '#app/shared/post/use-live-posts.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { TopBar } from '#app/ui/TopBar.tsx'
import { STAFF_POSTS_MOST, STAFF_POSTS_SIZE } from '#rules/master-communities.ts'
import { staffTopic } from '#rules/master-community-address.ts'
import { masterCommunityRefusals } from '#rules/refusals/master-community.ts'
import { staffCalls, staffQueries } from '../queries.ts'
import { Talk } from './Talk.tsx'

interface ChatScreenProps {
  worldId: string
  draftId: string | undefined
  /** post at which it opens */
  at: number | undefined
}

export function ChatScreen({ worldId, draftId, at }: ChatScreenProps) {
  // The front page knows the id of the room.
  const home = useRead(staffQueries.home(worldId))
  const live = useLivePosts({
    topic: staffTopic(home.data?.chat.talkId ?? 0),
    read: part => staffQueries.chat(worldId, part),
    ask: (asked, options) => staffCalls.getChat.send({ worldId, ...asked }, options),
    size: STAFF_POSTS_SIZE,
    most: STAFF_POSTS_MOST,
    ...(at === undefined ? {} : { first: { after: at - 1 } }),
  })
  const { back, nowhere } = toList(
    { to: '/masterCommunity/$worldId', params: { worldId } },
    'マスターコミュニティへ',
    masterCommunityRefusals.MASTER_COMMUNITY_NOT_FOUND.message,
  )
  return (
    <Page top={<TopBar title="チャット" back={back} />}>
      <Talk {...live} nowhere={nowhere} draftId={draftId} />
    </Page>
  )
}
