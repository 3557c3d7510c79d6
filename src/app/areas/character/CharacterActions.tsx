// Buttons of a character's page: following and friendship for others, speaking and editing for the owner.
import { PenLine, Shield, UserRoundCheck } from 'lucide-react'
import { FollowButton } from '#app/areas/follow/FollowButton.tsx'
import { FriendButton } from '#app/areas/friend/FriendButton.tsx'
import { useSession } from '#app/platform/use-session.ts'
import type { Character } from '#app/shared/character/queries.ts'
import { useSpeakAs } from '#app/shared/character/speak-as.ts'
import { useOwnIn, useSpeaking } from '#app/shared/character/speaking.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { followerText } from '#rules/friends.ts'
import { RestingLine } from './RestingLine.tsx'

/** Words break only between each other; a button that does not fit beside another goes below it. */
const row =
  'mt-3 flex flex-wrap gap-3 wrap-break-word *:max-w-full *:flex-[1_1_8rem] max-[359px]:gap-2 max-[359px]:*:px-2 [&_:is(a,button)]:break-keep'

/** Two buttons of different length, each as wide as its words, if both fit beside each other. */
const ownRow = 'mt-3 flex flex-wrap gap-3 *:w-auto! *:max-w-full *:flex-auto *:px-3! [&_:is(a,button)]:break-keep'

/** Words that may take two lines, divided between the phrases. */
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
      {character.isOwn ? <RestingLine character={character} /> : <Ways character={character} />}
    </>
  )
}

/** Links to what somebody else wrote, and to writing to them; those of one's own character stand in its menu. */
function Ways({ character: { worldId, characterId, isNpc } }: { character: Character }) {
  const speaking = useSpeaking(worldId)
  return (
    <p className="flex flex-wrap gap-x-4 text-cap">
      <TextLink to="/world/$worldId/tweet" params={{ worldId }} search={{ character: characterId }} chevron>
        つぶやきを見る
      </TextLink>
      {speaking && (
        <>
          <TextLink to="/world/$worldId/message" params={{ worldId }} search={{ with: characterId }} chevron>
            手紙を書く
          </TextLink>
          <TextLink
            to="/world/$worldId/makaiPost"
            params={{ worldId }}
            search={{ box: 'write', to: characterId }}
            chevron
          >
            魔界ポストに投函する
          </TextLink>
        </>
      )}
      {!isNpc && (
        <TextLink to="/world/$worldId/worldSearch/note" params={{ worldId }} search={{ by: characterId }} chevron>
          ノートを読む
        </TextLink>
      )}
    </p>
  )
}

/** The two links that are wanted most; the rest is in the menu of the bar. The profile opens whichever character the user speaks as. */
function OwnActions({ character }: { character: Character }) {
  const { characterId, worldId } = character
  const own = useOwnIn(worldId)
  const speaking = useSpeaking(worldId)
  const speakAs = useSpeakAs()
  const me = own.find(each => each.characterId === characterId)
  if (!me) return null
  const isSpeaking = speaking?.characterId === characterId
  const editing = (
    <ButtonLink
      variant={isSpeaking ? 'tonal' : 'line'}
      size="big"
      icon={PenLine}
      to="/world/$worldId/characterProfileEdit"
      params={{ worldId }}
      search={{ characterId }}
    >
      <Phrases of={['プロフィールを', '直す']} />
    </ButtonLink>
  )
  return (
    <>
      <nav aria-label="このキャラクターの手入れ" className={ownRow}>
        {isSpeaking ? (
          <>
            {editing}
            <ButtonLink
              variant="line"
              size="big"
              icon={Shield}
              to="/world/$worldId/sobiItemSettings"
              params={{ worldId }}
            >
              装備を変える
            </ButtonLink>
          </>
        ) : (
          <>
            <Button size="big" icon={UserRoundCheck} onClick={() => void speakAs(me)}>
              <Phrases of={['このキャラクターに', '切り替える']} />
            </Button>
            {editing}
          </>
        )}
      </nav>
      {!isSpeaking && (
        <p className="mt-2 text-cap text-ink-soft">
          装備・スキル・フレンドなどの画面は、このキャラクターに切り替えるとひらけます。
        </p>
      )}
    </>
  )
}
