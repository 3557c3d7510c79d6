// The team tag of a playing text on its desk: the name under which one's character appears with others, and who they are.
import { Tag } from 'lucide-react'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { type EntryKey, type PlayingDesk, playingQueries, type TeamTag } from './playing-queries.ts'
import { TaggedFaces } from './TaggedFaces.tsx'

export function TeamTags({ of, desk }: { of: EntryKey; desk: PlayingDesk }) {
  const { teamTag, canTag } = desk
  return (
    <section aria-label="チームタグ">
      <SectionHeading
        level={3}
        more={
          canTag && (
            <TextLink
              to="/world/$worldId/scenario/$scenarioId/$phase/playing/teamTag"
              params={{ worldId: of.worldId, scenarioId: padScenarioId(of.scenarioId), phase: String(of.phase) }}
              search={{ character: of.characterId }}
            >
              {teamTag ? 'チームタグを変える' : 'チームタグを選ぶ'}
            </TextLink>
          )
        }
      >
        いっしょに登場
      </SectionHeading>
      {teamTag ? (
        <Tagged of={of} tag={teamTag} />
      ) : (
        <p className="text-cap text-ink-soft">
          いっしょに登場したい人がいるときは、同じチームタグを選びます。なくても送れます。
        </p>
      )}
    </section>
  )
}

function Tagged({ of, tag }: { of: EntryKey; tag: TeamTag }) {
  const { data } = useRead(playingQueries.tagged(of, tag.tagId))
  return (
    <Card>
      <p className="flex items-center gap-2">
        <Icon of={Tag} size="s" className="text-ai" />
        <b className="min-w-0 flex-1">{tag.tagName}</b>
        <span className="num text-meta text-ink-soft">{tag.memberCount}人</span>
      </p>
      {data && <TaggedFaces characters={data.characterList} />}
    </Card>
  )
}
