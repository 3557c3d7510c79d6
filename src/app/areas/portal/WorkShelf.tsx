// Novels and replays as books on a shelf, three beside each other, each with one line of facts.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { formatCount } from '#rules/rewards.ts'
import type { Work } from './queries.ts'
import { workAddress, workKey } from './work-address.ts'

export const shelf = 'grid grid-cols-3 gap-x-3 gap-y-4 md:grid-cols-[repeat(3,minmax(0,10rem))]'

interface WorkShelfProps<Shown extends Work> {
  works: readonly Shown[]
  /** key visual of a world, for texts without a picture of their own */
  pictureOf: (worldId: string) => string | null
  /** facts under the title; the kind and the length without them */
  facts?: (work: Shown) => ReactNode
}

export const workFacts = ({ scenario, characters }: Work): string =>
  `${scenario ? 'リプレイ' : 'ノベル'}・${formatCount(Math.round(characters))}字`

export function WorkShelf<Shown extends Work>({ works, pictureOf, facts = workFacts }: WorkShelfProps<Shown>) {
  return (
    <ul className={shelf}>
      {works.map(work => (
        <li key={workKey(work)} className="min-w-0">
          <Link {...workAddress(work)} viewTransition className="block rounded-pic text-ink">
            <span className="relative block aspect-[3/4] overflow-hidden rounded-pic bg-sunken">
              <WorldPicture
                keyVisual={work.picture ?? pictureOf(work.worldId)}
                width={240}
                className="absolute inset-0 size-full"
              />
              <span
                aria-hidden="true"
                className="absolute inset-y-0 left-0 w-[7%] border-r border-r-[#0003] bg-linear-to-r from-[#fff5] to-[#fff1]"
              />
            </span>
            <span className="phrases mt-1.5 block font-mincho text-sub leading-[1.45] font-semibold wrap-anywhere">
              {work.title}
            </span>
            <span className="num block text-meta text-ink-soft">{facts(work)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
