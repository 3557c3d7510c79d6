// わたしのワールド on the start page: the user's worlds, or all open ones, side by side.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSession } from '#app/platform/use-session.ts'
import { characterQueries } from '#app/shared/character/queries.ts'
import { mineFirst, ownHeads } from '#app/shared/world/facts.ts'
import { type World, worldQueries } from '#app/shared/world/queries.ts'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'

const shelf = 'strip -mx-4 flex gap-3 px-4 md:-mx-6 md:px-6'
const cardWidth = 'w-[min(14rem,78%)] flex-none'

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
        <ul className={shelf}>
          {shown.map(world => (
            <li
              key={world.worldId}
              className={`${cardWidth} overflow-hidden rounded-card border border-line bg-surface`}
            >
              <Link
                to="/world/$worldId"
                params={{ worldId: world.worldId }}
                viewTransition
                className="block h-full rounded-card text-ink -outline-offset-2"
              >
                <span className="relative grid min-h-33 items-end overflow-hidden">
                  <WorldPicture keyVisual={world.keyVisual} width={240} className="absolute inset-0" />
                  <span className="relative isolate px-3.5 pt-10 pb-2 font-mincho text-body font-semibold text-on-pic before:pic-scrim before:absolute before:inset-0 before:-z-1">
                    {world.worldName}
                  </span>
                </span>
                <span className="num block px-3.5 py-2.5 text-meta text-ink-soft">
                  {ownHeads(world) === null ? (
                    world.catchphrase
                  ) : (
                    <>
                      <span className="block">{speakerOf(world)}</span>
                      <span className="block">{ownHeads(world)}</span>
                    </>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : error ? (
        <p className="text-cap text-ink-soft">ワールドは、つながると表示できます。</p>
      ) : (
        <Loading>
          <div className={shelf}>
            {[1, 2, 3].map(place => (
              <SkeletonBlock key={place} className={`h-44 ${cardWidth}`} />
            ))}
          </div>
        </Loading>
      )}
    </section>
  )
}
