// The key visual of a world with its name, and what runs there.
import { useQuery } from '@tanstack/react-query'
import { Hero } from '#app/ui/Hero.tsx'
import { type World, worldQueries } from './queries.ts'
import { WorldPicture } from './WorldPicture.tsx'

const HEIGHT = 236

export function WorldHero({ world }: { world: World }) {
  const { data } = useQuery(worldQueries.applicationDates(world.worldId))
  const now = Date.now()
  const running = data?.applicationDateList.find(({ startsAt }) => Date.parse(startsAt) <= now)
  return (
    <Hero height={HEIGHT} picture={<WorldPicture keyVisual={world.keyVisual} width={600} eager />}>
      {running && (
        // Until when stands below, with the time that is left.
        <p className="num mb-0.5 text-cap">{running.title}</p>
      )}
      <h2 className="font-mincho text-hero font-semibold tracking-[.02em]">{world.worldName}</h2>
      <p className="mt-0.5 text-cap">{world.catchphrase}</p>
    </Hero>
  )
}
