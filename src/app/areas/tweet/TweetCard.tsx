// One tweet: its character, its time, its words and pictures, the tweet that it answers or quotes, and the acts on it. In a list it
// is folded while its character or one of its words is muted.
import { Link } from '@tanstack/react-router'
import { CornerUpLeft } from 'lucide-react'
import { Muted } from '#app/shared/mute/Muted.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { imageSource } from '#rules/images.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import type { Tag, Tweet } from './queries.ts'
import { TweetActs } from './TweetActs.tsx'
import { TweetPictures } from './TweetPictures.tsx'
import { TweetText } from './TweetText.tsx'

const ANSWERED_LENGTH = 30

export interface TweetCardProps {
  worldId: string
  tweet: Tweet
  tags: readonly Tag[]
  /** whether its page is the one that is open, and nothing leads there */
  isOpen?: boolean
  /** whether the tweet that it answers stands above it */
  isBelow?: boolean
  onReply?: ((tweet: Tweet) => void) | undefined
  onQuote?: ((tweet: Tweet) => void) | undefined
  onDeleted?: (() => void) | undefined
}

export function TweetCard(props: TweetCardProps) {
  const { tweet, isOpen = false } = props
  const { tweetId, character, isMine, body, replyTo, quoteOf } = tweet
  return (
    <Muted
      id={`tweet:${tweetId}`}
      // A tweet whose page was opened is never folded.
      isMine={isMine || isOpen}
      characters={[character.characterId, replyTo?.characterId, quoteOf?.characterId]}
      texts={[body, replyTo?.body, quoteOf?.body]}
    >
      <Card {...props} />
    </Muted>
  )
}

function Card({ worldId, tweet, tags, isOpen, isBelow, ...acts }: TweetCardProps) {
  const { tweetId, character, createdAt, pictureList } = tweet
  const { characterId, characterFullName, icon, isNpc } = character
  const when = <time dateTime={createdAt}>{formatDayTime(createdAt)}</time>
  return (
    <article
      aria-label={`${characterFullName}のつぶやき`}
      className={cx('flex gap-2.5 border-b border-line py-3', isOpen && 'rounded-card bg-sunken px-2.5')}
    >
      <Avatar size={44} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-sub">
          <Link
            to="/world/$worldId/character/$characterId"
            params={{ worldId, characterId }}
            className="inline-flex min-h-11 items-center font-bold text-ink"
          >
            <bdi>{characterFullName}</bdi>
          </Link>
          {isNpc && <Chip>NPC</Chip>}
          {isOpen ? (
            <span className="num text-meta text-ink-soft">{when}</span>
          ) : (
            <Link
              to="/world/$worldId/tweet"
              params={{ worldId }}
              search={{ tweet: tweetId }}
              className="num inline-flex min-h-11 items-center text-meta text-ink-soft"
            >
              {when}
              <span className="vh">、{characterFullName}のつぶやきをひらく</span>
            </Link>
          )}
        </p>
        {tweet.isReply && !isBelow && <Answered worldId={worldId} to={tweet.replyTo} />}
        <TweetText worldId={worldId} tweet={tweet} tags={tags} />
        <TweetPictures pictures={pictureList} />
        {tweet.isQuote && <Quoted worldId={worldId} of={tweet.quoteOf} tags={tags} />}
        <TweetActs worldId={worldId} tweet={tweet} {...acts} />
      </div>
    </article>
  )
}

function Answered({ worldId, to }: { worldId: string; to: Tweet['replyTo'] }) {
  if (!to) return <p className="text-meta text-ink-soft">もとのつぶやきは表示できません。</p>
  return (
    <Link
      to="/world/$worldId/tweet"
      params={{ worldId }}
      search={{ tweet: to.tweetId }}
      className="flex min-h-11 items-center gap-1 text-meta text-ink-soft"
    >
      <Icon of={CornerUpLeft} size="xs" />
      <span className="min-w-0 truncate">
        {to.name}さんへの返信：{oneLine(to.body, ANSWERED_LENGTH) || '画像'}
      </span>
    </Link>
  )
}

function Quoted({ worldId, of, tags }: { worldId: string; of: Tweet['quoteOf']; tags: readonly Tag[] }) {
  if (!of)
    return (
      <p className="mt-2 rounded-card border border-line px-3 py-2 text-meta text-ink-soft">
        引用されたつぶやきは表示できません。
      </p>
    )
  return (
    <blockquote className="mt-2 rounded-card border border-line px-3 pb-2.5">
      <Link
        to="/world/$worldId/tweet"
        params={{ worldId }}
        search={{ tweet: of.tweetId }}
        className="flex min-h-11 flex-wrap items-center gap-x-2 text-cap text-ink"
      >
        <span className="vh">引用：</span>
        <Avatar size={28} src={of.icon === null ? undefined : imageSource(of.icon, 'character', 96)} />
        <b>
          <bdi>{of.name}</bdi>
        </b>
        <time dateTime={of.createdAt} className="num text-meta text-ink-soft">
          {formatDayTime(of.createdAt)}
        </time>
        <span className="vh">、つぶやきをひらく</span>
      </Link>
      <TweetText worldId={worldId} tweet={of} tags={tags} />
      <TweetPictures pictures={of.pictureList} />
    </blockquote>
  )
}
