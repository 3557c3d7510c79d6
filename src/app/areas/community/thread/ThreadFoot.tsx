// Foot of a thread: its field for those who may write, one sentence for others, the sign-in for guests.
import { lazy, Suspense } from 'react'
import { useSession } from '#app/platform/use-session.ts'
import { characterQueries } from '#app/shared/character/queries.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { communityRefusals } from '#rules/refusals/community.ts'
import type { ThreadOf } from '../draft-places.ts'
import type { ThreadPage } from '../queries.ts'
import type { Replying } from './ThreadComposer.tsx'

// The editor comes with who writes, not with the page.
const ThreadComposer = lazy(() => import('./ThreadComposer.tsx').then(module => ({ default: module.ThreadComposer })))

interface ThreadFootProps extends Replying {
  of: ThreadOf
  page: ThreadPage
  draftId: string | undefined
  onPosted: () => void
}

const WORDS = 'mt-3 text-sub text-ink-soft'

export function ThreadFoot(props: ThreadFootProps) {
  const { of, page } = props
  const { user } = useSession()
  if (page.thread.isClosed) return <p className={WORDS}>{communityRefusals.THREAD_CLOSED.message}</p>
  if (!user) {
    return (
      <p className="mt-3">
        <MemberButton variant="line">ログインして書きこむ</MemberButton>
      </p>
    )
  }
  return page.canWrite === 'nobody' ? <OnlyMembers of={of} /> : <Writers {...props} />
}

const OnlyMembers = ({ of: { worldId, communityId } }: { of: ThreadOf }) => (
  <p className={WORDS}>
    このスレッドに書きこめるのは、メンバーだけです。
    <TextLink
      chevron
      to="/world/$worldId/community/$communityId"
      params={{ worldId, communityId: String(communityId) }}
    >
      コミュニティのページへ
    </TextLink>
  </p>
)

function Writers({ page: { canWrite, community, lastSpeaker }, ...form }: ThreadFootProps) {
  const { worldId } = form.of
  const query = useRead(characterQueries.mine())
  const skeleton = <SkeletonBlock className="mt-3 h-92 rounded-card" />
  return (
    <Read query={query} title="キャラクターを読み込めませんでした。" className="mt-3" skeleton={skeleton}>
      {({ characterList }) => {
        const own = characterList.filter(one => one.worldId === worldId)
        const isMember = (characterId: string) => community.memberIdList.includes(characterId)
        const speakers = canWrite === 'anyone' ? own : own.filter(one => isMember(one.characterId))
        if (speakers.length > 0) {
          return (
            <Suspense fallback={skeleton}>
              <ThreadComposer {...form} speakers={speakers} lastSpeaker={lastSpeaker} />
            </Suspense>
          )
        }
        if (canWrite === 'members') return <OnlyMembers of={form.of} />
        return (
          <p className={WORDS}>
            書きこむには、このワールドのキャラクターが必要です。
            <TextLink chevron to="/world/$worldId/characterRegistration" params={{ worldId }}>
              キャラクターを作る
            </TextLink>
          </p>
        )
      }}
    </Read>
  )
}
