// Worlds side by side, each with its picture, its name and its facts.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { World } from '#app/shared/world/queries.ts'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'

const strip = 'strip -mx-4 flex gap-3 px-4 md:-mx-6 md:px-6'
const width = 'w-[min(14rem,78%)] flex-none'

interface WorldStripProps {
  worlds: readonly World[]
  /** facts below the picture, in lines */
  facts: (world: World) => readonly ReactNode[]
}

export const WorldStrip = ({ worlds, facts }: WorldStripProps) => (
  <ul className={strip}>
    {worlds.map(world => (
      <li key={world.worldId} className={`${width} overflow-hidden rounded-card border border-line bg-surface`}>
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
            {facts(world).map((fact, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one world keep their places.
              <span key={place} className="block">
                {fact}
              </span>
            ))}
          </span>
        </Link>
      </li>
    ))}
  </ul>
)

export const WorldStripSkeleton = () => (
  <Loading>
    <div className={strip}>
      {[1, 2, 3].map(place => (
        <SkeletonBlock key={place} className={`h-44 ${width}`} />
      ))}
    </div>
  </Loading>
)
