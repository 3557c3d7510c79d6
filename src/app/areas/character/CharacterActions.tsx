// What can be done with a character: followed and asked by others, spoken as by its owner.
import { MessageCircle, UsersRound } from 'lucide-react'
import { FollowButton } from '#app/areas/follow/FollowButton.tsx'
import { FriendButton } from '#app/areas/friend/FriendButton.tsx'
import { useSession } from '#app/platform/use-session.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { followerText } from '#rules/friends.ts'
import type { Character } from './queries.ts'
import { useSpeakAs } from './speak-as.ts'
import { useOwnIn, useSpeaking } from './speaking.ts'

const row = 'mt-3 flex flex-wrap gap-3 *:min-w-0 *:flex-[1_1_8rem]'

export function CharacterActions({ character }: { character: Character }) {
  const { worldId, followerCount, friendCount } = character
  const { user } = useSession()
  const speaking = useSpeaking(worldId)
  return (
    <>
      {user && character.isOwn ? (
        <OwnActions character={character} />
      ) : (
        <div className={row}>
          <FollowButton character={character} big />
          {speaking && <FriendButton mine={speaking} other={character} />}
        </div>
      )}
      {followerCount !== null && friendCount !== null && (
        <p className="num mt-2 text-cap text-ink-soft">
          フレンド {friendCount}人・フォロワー {followerText(followerCount)}人
        </p>
      )}
    </>
  )
}

function OwnActions({ character: { characterId, worldId } }: { character: Character }) {
  const own = useOwnIn(worldId)
  const speaking = useSpeaking(worldId)
  const speakAs = useSpeakAs()
  const me = own.find(each => each.characterId === characterId)
  if (!me) return null
  return (
    <div className={row}>
      {speaking?.characterId === characterId ? (
        <ButtonLink
          size="big"
          icon={UsersRound}
          to="/world/$worldId/friendPage"
          params={{ worldId }}
          search={{ state: 'friend', sort: 'new', page: 1 }}
        >
          フレンド
        </ButtonLink>
      ) : (
        <Button size="big" icon={MessageCircle} onClick={() => void speakAs(me)}>
          このキャラクターで発言する
        </Button>
      )}
    </div>
  )
}
