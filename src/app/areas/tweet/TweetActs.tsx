// Acts on a tweet: answering, quoting, liking, and in its ⋯ menu sharing, deleting, muting its character and reporting it. Guests sign in
// first and come back.
import { useQueryClient } from '@tanstack/react-query'
import { Heart, MessageCircleReply, Quote, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { useSession } from '#app/platform/use-session.ts'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { KeepOutMenu } from '#app/shared/keep-out/KeepOutMenu.tsx'
import { DeleteQuestion } from '#app/shared/post/DeletePost.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { ActionMenu, type MenuEntry } from '#app/ui/ActionMenu.tsx'
import { sharePage } from '#app/ui/share.ts'
import { tweetAddress } from '#rules/tweet-address.ts'
import { changeKept } from './change-kept.ts'
import type { Tweet } from './queries.ts'
import type { TweetCardProps } from './TweetCard.tsx'
import { deletingTweet, liking } from './writes.ts'

type TweetActsProps = Pick<TweetCardProps, 'worldId' | 'tweet' | 'onReply' | 'onQuote' | 'onDeleted'>

const OFFICE_EFFECT = 'だれからも見えなくなります。削除したこととその理由が、運営の記録に残ります。'

export function TweetActs({ worldId, tweet, onReply, onQuote, onDeleted }: TweetActsProps) {
  const { character, replies, quotes } = tweet
  const name = character.characterFullName
  return (
    <div className="-ml-2.5 flex flex-wrap items-center gap-x-3">
      {onReply && (
        <MemberButton
          variant="text"
          icon={MessageCircleReply}
          guestLabel={`返信 ${replies}`}
          aria-label={`返信 ${replies}：${name}`}
          onClick={() => onReply(tweet)}
        >
          {replies}
        </MemberButton>
      )}
      {onQuote && (
        <MemberButton
          variant="text"
          icon={Quote}
          guestLabel={`引用 ${quotes}`}
          aria-label={`引用 ${quotes}：${name}`}
          onClick={() => onQuote(tweet)}
        >
          {quotes}
        </MemberButton>
      )}
      <LikeButton worldId={worldId} tweet={tweet} />
      <Menu worldId={worldId} tweet={tweet} onDeleted={onDeleted} />
    </div>
  )
}

function LikeButton({ worldId, tweet }: { worldId: string; tweet: Tweet }) {
  const { user } = useSession()
  const speaking = useSpeaking(worldId)
  const client = useQueryClient()
  const { write, lastOf } = useWrite(liking)
  const { tweetId, character, isLiked: wasLiked, likes } = tweet
  const last = lastOf({ tweetId })
  const isLiked = last ? last.facts.isLiked === 1 : wasLiked
  // The user's press is counted before the server has confirmed it.
  const count = likes + Number(isLiked) - Number(wasLiked)
  const words = `いいね ${count}`
  const show = (next: boolean): void =>
    changeKept(client, tweetId, shown => ({
      ...shown,
      isLiked: next,
      likes: shown.likes + Number(next) - Number(shown.isLiked),
    }))
  const press = async (): Promise<void> => {
    if (!speaking) return
    show(!isLiked)
    const result = await write({ worldId, characterId: speaking.characterId, tweet, isLiked: !isLiked })
    if (result?.state === 'refused' || result?.state === 'notNow') show(isLiked)
  }
  // A user without a character in this world cannot like as one: only the number is shown.
  if (user && speaking === null) return <span className="num text-cap text-ink-soft">{words}</span>
  return (
    <MemberButton
      variant="text"
      icon={Heart}
      guestLabel={words}
      aria-pressed={isLiked}
      aria-label={`${words}：${character.characterFullName}`}
      className={isLiked ? 'text-shu' : undefined}
      onClick={() => void press()}
    >
      {count}
    </MemberButton>
  )
}

function Menu({ worldId, tweet, onDeleted }: Pick<TweetActsProps, 'worldId' | 'tweet' | 'onDeleted'>) {
  const client = useQueryClient()
  const { tweetId, character, isMine, isOfficeAct } = tweet
  const name = character.characterFullName
  const [asks, setAsks] = useState(false)
  const gone = (): void => {
    changeKept(client, tweetId, () => null)
    onDeleted?.()
  }
  const acts = usePress(deletingTweet, { tweetId }, { onLate: gone, can: '削除できます' })
  const { user } = useSession()
  const sharing: MenuEntry = {
    ...{ label: '共有する', icon: Share2 },
    onPress: () => void sharePage(`${name}のつぶやき`, tweetAddress(worldId, tweetId)),
  }
  const deleting: MenuEntry = {
    label: isOfficeAct ? '運営として削除する' : '削除する',
    icon: Trash2,
    onPress: () => setAsks(true),
  }
  return (
    <>
      {isMine || !user ? (
        <ActionMenu label={`ほかの操作：${name}`} entries={isMine ? [sharing, deleting] : [sharing]} />
      ) : (
        <KeepOutMenu
          character={character}
          kind="tweet"
          targetId={tweetId}
          entries={isOfficeAct ? [sharing, deleting] : [sharing]}
        />
      )}
      <PressNotice of={acts} />
      {asks && (
        <DeleteQuestion
          noun="つぶやき"
          about={`tweet:${tweetId}`}
          name={name}
          effect={isOfficeAct ? OFFICE_EFFECT : null}
          acts={acts}
          onPress={async reason => {
            const answer = await acts.press({ worldId, tweet, reason })
            if (answer) gone()
            return Boolean(answer)
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
