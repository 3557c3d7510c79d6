// One part of the page of an event: a text, a picture, pages that it leads to, or how far something is.
import { Feather } from 'lucide-react'
import type { ReactNode } from 'react'
import { OfferList } from '#app/shared/campaign/OfferList.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { fileSource } from '#app/ui/file-address.ts'
import { Progress } from '#app/ui/Progress.tsx'
import { pictureWidth } from '#app/ui/saves-data.ts'
import { imageSource } from '#rules/images.ts'
import { formatCount } from '#rules/rewards.ts'
import type { ShownPart } from './queries.ts'

interface PartProps {
  worldId: string
  part: ShownPart
  /** whether the event is over */
  isOver: boolean
}

export function EventPart({ worldId, part, isOver }: PartProps) {
  const { kind, title } = part
  const content = contents[kind]({ worldId, part, isOver })
  if (content === null) return null
  return (
    <section aria-label={title || undefined} className="mt-5">
      {title && <SectionHeading>{title}</SectionHeading>}
      {content}
    </section>
  )
}

const contents: Record<ShownPart['kind'], (props: PartProps) => ReactNode> = {
  text: ({ part: { text } }) => (
    <article className="max-w-[36em] leading-[1.9]">
      <StoryText text={text} />
    </article>
  ),
  picture: ({ part: { picture, text } }) =>
    picture && (
      <figure>
        <img
          {...fileSource(imageSource(picture.id, 'assets', pictureWidth(1200)))}
          alt={text}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className="art block h-auto w-full rounded-card bg-sunken"
        />
        {text && <figcaption className="mt-1.5 text-cap text-ink-soft">{text}</figcaption>}
      </figure>
    ),
  links: ({ part: { links } }) => (links.length > 0 ? <OfferList offers={links} /> : null),
  progress: ({ worldId, part: { title, text, goal, reached, tweetEventId }, isOver }) => (
    <>
      <Progress
        value={Math.min(reached, goal)}
        max={Math.max(goal, 1)}
        label={title || '進みぐあい'}
        words={`${formatCount(reached)} / ${formatCount(goal)}${reached >= goal ? '（達成）' : ''}`}
      />
      {text && <p className="mt-1.5 max-w-[36em] text-sub">{text}</p>}
      {tweetEventId !== null && (
        <ButtonLink
          variant="tonal"
          icon={Feather}
          className="mt-3"
          to="/world/$worldId/tweetEvent/$eventId"
          params={{ worldId, eventId: String(tweetEventId) }}
        >
          {isOver ? 'つぶやきを見る' : 'つぶやいて参加する'}
        </ButtonLink>
      )}
    </>
  ),
}
