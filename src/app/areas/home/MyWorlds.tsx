// わたしのワールド on the start page: the user's worlds, or all open ones, side by side.
import { useQuery } from '@tanstack/react-query'
import { WorldStrip, WorldStripSkeleton } from '#app/areas/portal/WorldStrip.tsx'
import { useSession } from '#app/platform/use-session.ts'
import { characterQueries } from '#app/shared/character/queries.ts'
import { mineFirst, ownHeads } from '#app/shared/world/facts.ts'
import { type World, worldQueries } from '#app/shared/world/queries.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'

export function MyWorlds() {
  const { user } = useSession()
  const { data, error } = useQuery(worldQueries.worlds())
  const { data: mine } = useQuery({ ...characterQueries.mine(), enabled: user !== null })
  const worlds = mineFirst(data?.worldSelectList ?? [])
  const own = worlds.filter(world => world.ownCharacterCount > 0)
  const shown = own.length > 0 ? own : worlds.filter(({ status }) => status === 'open')
  if (data && shown.length === 0) return null
  const speakerOf = ({ worldId }: World) =>
    mine?.characterList.find(character => character.worldId === worldId && character.isSpeaking)?.characterFullName
  return (
    <section>
      <SectionHeading
        more={
          <TextLink to="/worldSelect" chevron>
            すべて見る
          </TextLink>
        }
      >
        {data && own.length === 0 ? 'ワールドを選ぶ' : 'わたしのワールド'}
      </SectionHeading>
      {data ? (
        <WorldStrip
          worlds={shown}
          facts={world => (ownHeads(world) === null ? [world.catchphrase] : [speakerOf(world), ownHeads(world)])}
        />
      ) : error ? (
        <p className="text-cap text-ink-soft">ワールドは、つながると表示できます。</p>
      ) : (
        <WorldStripSkeleton />
      )}
    </section>
  )
}
