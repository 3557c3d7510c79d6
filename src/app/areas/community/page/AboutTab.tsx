// Texts of a community: its description and rules, its leader, the day on which it was founded.
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { Folded } from '#app/shared/fold/Folded.tsx'
import { personFold } from '#app/shared/fold/use-fold.ts'
import { Muted } from '#app/shared/mute/Muted.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List } from '#app/ui/List.tsx'
import { formatDateLong } from '#rules/dates.ts'
import type { Community } from '../queries.ts'

export function AboutTab({ community }: { community: Community }) {
  const { worldId, communityId, communityName, catchphrase, description, rules, leader, isMember, createdAt } =
    community
  return (
    <>
      <Folded isFolded={leader.isFolded} id={personFold(leader.characterId)} className="mt-3">
        <Muted
          id={`communityTexts:${communityId}`}
          isMine={isMember}
          characters={[leader.characterId]}
          texts={[communityName, catchphrase, description, rules]}
          className="mt-3"
        >
          <Words title="紹介" text={description} />
          <Words title="約束ごと" text={rules} />
        </Muted>
        <SectionHeading>代表</SectionHeading>
        <List>
          <li className="px-4 py-2">
            <CharacterRow character={leader} worldId={worldId} />
          </li>
        </List>
      </Folded>
      <p className="num mt-4 text-sub text-ink-soft">
        <time dateTime={createdAt}>{formatDateLong(createdAt)}</time>にできました。
      </p>
    </>
  )
}

const Words = ({ title, text }: { title: string; text: string }) =>
  text.trim() !== '' && (
    <section aria-label={title}>
      <SectionHeading>{title}</SectionHeading>
      <div className="text-body leading-[1.8] wrap-anywhere">
        <StoryText text={text} />
      </div>
    </section>
  )
