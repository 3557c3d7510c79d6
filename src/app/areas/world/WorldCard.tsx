// Card of a world: its picture with its name, its description, its number of characters.
import { Link } from '@tanstack/react-router'
import { heads, ownHeads } from '#app/shared/world/facts.ts'
import type { World } from '#app/shared/world/queries.ts'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { type WorldStatus, worldStatusLabels } from '#rules/worlds.ts'

export const statusTones: Record<WorldStatus, ChipTone> = { open: 'matsuba', coming: 'kin', ended: 'line' }

export function WorldCard({ world, ownNames, eager }: { world: World; ownNames: readonly string[]; eager: boolean }) {
  return (
    <Card as="li" flush className="mt-3 md:mt-0 md:[&+&]:mt-0">
      <Link
        to="/world/$worldId"
        params={{ worldId: world.worldId }}
        viewTransition
        className="block rounded-card text-ink -outline-offset-2"
      >
        <span className="relative grid min-h-38 items-end overflow-hidden">
          <WorldPicture keyVisual={world.keyVisual} width={600} eager={eager} className="absolute inset-0" />
          <span className="relative isolate px-4 pt-10 pb-3 text-on-pic before:pic-scrim before:absolute before:inset-0 before:-z-1">
            <span className="block font-mincho text-head leading-[1.35] font-semibold">{world.worldName}</span>
            <span className="block text-cap">{world.catchphrase}</span>
          </span>
        </span>
        <span className="block px-4 py-3">
          <span className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-ink-soft">
            <Chip tone={statusTones[world.status]}>{worldStatusLabels[world.status]}</Chip>
            <span>{heads(world)}が参加中</span>
          </span>
          {world.ownCharacterCount > 0 ? (
            <span className="mt-1.5 block text-sub leading-[1.5]">
              <span className="num block text-meta text-ink-soft">{ownHeads(world)}</span>
              {/* The names load after the worlds: two lines are reserved for them, so that no card below moves. */}
              <span className="line-clamp-2 min-h-[3em]">{ownNames.join('、')}</span>
            </span>
          ) : (
            <span className="mt-1.5 line-clamp-2 text-sub leading-[1.6] text-ink-soft">{world.description}</span>
          )}
        </span>
      </Link>
    </Card>
  )
}
