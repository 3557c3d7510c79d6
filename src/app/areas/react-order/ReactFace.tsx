// A situation in the catalogue: its picture under the time that is left, its length, who takes it and from which price.
import { Link } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Whole } from '#app/ui/Whole.tsx'
import { textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { timeLeft } from '#rules/dates.ts'
import { imageSource } from '#rules/images.ts'
import { formatCount } from '#rules/rewards.ts'
import type { ReactCard } from './queries.ts'

interface ReactFaceProps {
  react: ReactCard
  /** key visual of its world, where it has no picture of its own */
  keyVisual: string | null
  now: number
  eager: boolean
}

/** 1,300コインから; 引き受けるマスターを待っています */
export const priceWords = ({ leastCoin }: Pick<ReactCard, 'leastCoin'>): string =>
  leastCoin === null ? '引き受けるマスターを待っています' : `${formatCount(leastCoin)}コインから`

const MOST_FACES = 4

export function ReactFace({ react, keyVisual, now, eager }: ReactFaceProps) {
  const { worldId, templateId, title, catchcopy, picture, openUntil, masters, characterList } = react
  const isPast = openUntil !== null && Date.parse(openUntil) <= now
  return (
    <li>
      <Link
        to="/world/$worldId/scenarioReact/$templateId"
        params={{ worldId, templateId: String(templateId) }}
        search={{}}
        viewTransition
        className="grid h-full grid-cols-[min(7rem,30%)_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface text-ink -outline-offset-2"
      >
        <span className="relative block min-h-36">
          <WorldPicture
            keyVisual={picture ?? keyVisual}
            width={128}
            eager={eager}
            className="absolute inset-0 size-full"
          />
        </span>
        <span className="flex min-w-0 flex-col px-3.5 py-3">
          <span className="flex flex-wrap gap-1">
            <Chip>{textTypeLabels[react.textType]}</Chip>
            {isPast ? (
              <Chip>受付終了</Chip>
            ) : (
              masters > 0 && (
                <Chip tone="matsuba" icon={UsersRound}>
                  マスター {masters}人
                </Chip>
              )
            )}
          </span>
          <b className="mt-1 block font-mincho text-body leading-[1.45] font-semibold wrap-anywhere">{title}</b>
          {catchcopy && <span className="mt-0.5 line-clamp-2 text-cap text-ink-soft">{catchcopy}</span>}
          <span className="mt-auto flex flex-wrap items-end justify-between gap-x-2 pt-1.5">
            <span className="num text-meta text-ink-soft">
              {!isPast && <b className="block text-sub text-ink">{priceWords(react)}</b>}
              {react.seatsMost > 1 && `${react.seatsMost}人まで`}
              {openUntil !== null && (
                <>
                  {react.seatsMost > 1 && '・'}
                  <Whole>
                    {formatDayTime(openUntil)} {isPast ? 'に終了' : `まで（${timeLeft(openUntil, now)}）`}
                  </Whole>
                </>
              )}
            </span>
            {characterList.length > 0 && (
              <span aria-hidden="true" className="flex gap-1">
                {characterList.slice(0, MOST_FACES).map(({ characterId, icon }) => (
                  <Avatar
                    key={characterId}
                    size={32}
                    src={icon === null ? undefined : imageSource(icon, 'character', 96)}
                  />
                ))}
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
