// What can be done with a character: followed and asked by others, spoken as by its owner.
import { MessageCircle, PenLine, Shapes, Shield, Sparkles, Tag, UsersRound } from 'lucide-react'
import { FollowButton } from '#app/areas/follow/FollowButton.tsx'
import { FriendButton } from '#app/areas/friend/FriendButton.tsx'
import { useSession } from '#app/platform/use-session.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { followerText } from '#rules/friends.ts'
import type { Character } from './queries.ts'
import { useSpeakAs } from './speak-as.ts'
import { useOwnIn, useSpeaking } from './speaking.ts'

/** Words are parted between, never inside; what does not fit beside another stands under it. */
const row =
  'mt-3 flex flex-wrap gap-3 wrap-break-word *:max-w-full *:flex-[1_1_8rem] max-[359px]:gap-2 max-[359px]:*:px-2 [&_:is(a,button)]:break-keep'

/** Words that may stand on two lines, parted where a phrase ends. */
const Phrases = ({ of: [first, second] }: { of: readonly [string, string] }) => (
  <span>
    {first}
    <wbr />
    {second}
  </span>
)

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

/** Its profile is open at once; the other screens are those of the character one speaks as. */
function OwnActions({ character: { characterId, worldId } }: { character: Character }) {
  const own = useOwnIn(worldId)
  const speaking = useSpeaking(worldId)
  const speakAs = useSpeakAs()
  const me = own.find(each => each.characterId === characterId)
  if (!me) return null
  const isSpeaking = speaking?.characterId === characterId
  const to = { params: { worldId }, variant: 'line' } as const
  return (
    <>
      <nav aria-label="このキャラクターの手入れ" className={row}>
        {!isSpeaking && (
          <Button size="big" icon={MessageCircle} onClick={() => void speakAs(me)}>
            <Phrases of={['このキャラクターで', '発言する']} />
          </Button>
        )}
        <ButtonLink {...to} icon={PenLine} to="/world/$worldId/characterProfileEdit" search={{ characterId }}>
          <Phrases of={['プロフィールを', '直す']} />
        </ButtonLink>
        {isSpeaking && (
          <>
            <ButtonLink {...to} icon={Shield} to="/world/$worldId/sobiItemSettings">
              装備を変える
            </ButtonLink>
            <ButtonLink {...to} icon={Sparkles} to="/world/$worldId/skillSettings">
              スキルを選ぶ
            </ButtonLink>
            <ButtonLink {...to} icon={UsersRound} to="/world/$worldId/friendPage">
              <Phrases of={['フレンドを', '見る']} />
            </ButtonLink>
            <ButtonLink {...to} icon={Tag} to="/world/$worldId/originalize">
              名前をつける
            </ButtonLink>
            <ButtonLink {...to} icon={Shapes} to="/world/$worldId/originalClass">
              <Phrases of={['オリジナル', 'クラス']} />
            </ButtonLink>
          </>
        )}
      </nav>
      {!isSpeaking && (
        <p className="mt-2 text-cap text-ink-soft">
          装備・スキル・フレンドなどの画面は、このキャラクターで発言するとひらけます。
        </p>
      )}
    </>
  )
}
