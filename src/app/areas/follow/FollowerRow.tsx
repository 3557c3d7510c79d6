// A follower of the user's character, shown as the follower's speaking character in that world, with a button to follow
// back.
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { timeAgo } from '#rules/dates.ts'
import { FollowButton } from './FollowButton.tsx'
import type { Follower } from './queries.ts'

export function FollowerRow({ row: { follower, followed, worldId, worldName, followedAt } }: { row: Follower }) {
  return (
    <li className="px-4 py-2">
      {follower ? (
        <CharacterRow character={follower} worldId={worldId} trailing={<FollowButton character={follower} />} />
      ) : (
        <div className="flex min-h-14 items-center gap-3">
          <Avatar size={48} />
          <p className="min-w-0 flex-1 text-sub">キャラクターを公開していない方</p>
        </div>
      )}
      <p className="num pl-15 text-meta text-ink-soft">
        <bdi>{followed.characterFullName}</bdi>をフォロー・{worldName}・
        <time dateTime={followedAt}>{timeAgo(followedAt, Date.now())}</time>
      </p>
    </li>
  )
}
