// Open worlds side by side, each with its picture, its name and the number of its characters.
import { Link } from '@tanstack/react-router'
import { heads } from '#app/shared/world/facts.ts'
import type { World } from '#app/shared/world/queries.ts'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'

export const WorldStrip = ({ worlds }: { worlds: readonly World[] }) => (
  <ul className="strip -mx-4 flex gap-3 px-4 md:-mx-6 md:px-6">
    {worlds.map(world => (
      <li
        key={world.worldId}
        className="w-[min(14rem,78%)] flex-none overflow-hidden rounded-card border border-line bg-surface"
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
            <span className="block">{world.catchphrase}</span>
            <span className="block">{heads(world)}が参加中</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
