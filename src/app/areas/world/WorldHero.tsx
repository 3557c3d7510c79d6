// Key visual of a world with its name and its current period of registration.
import { useQuery } from '@tanstack/react-query'
import { type World, worldQueries } from '#app/shared/world/queries.ts'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { Hero } from '#app/ui/Hero.tsx'
import { useNow } from '#app/ui/use-now.ts'

const HEIGHT = 236

export function WorldHero({ world }: { world: World }) {
  const { data } = useQuery(worldQueries.applicationDates(world.worldId))
  const now = useNow()
  const running = data?.applicationDateList.find(({ startsAt }) => Date.parse(startsAt) <= now)
  return (
    <Hero height={HEIGHT} picture={<WorldPicture keyVisual={world.keyVisual} width={600} eager />}>
      {running && (
        // The end is shown below, with the remaining time.
        <p className="num mb-0.5 text-cap">{running.title}</p>
      )}
      <h2 className="font-mincho text-hero font-semibold tracking-[.02em]">{world.worldName}</h2>
      <p className="mt-0.5 text-cap">{world.catchphrase}</p>
    </Hero>
  )
}
