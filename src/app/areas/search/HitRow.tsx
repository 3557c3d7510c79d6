// Row of a hit: its picture, its title with the words marked, a line of facts, and where else the words stand. It is folded
// while its writer or one of its words is muted.
import { Link } from '@tanstack/react-router'
import { searchKindFaces } from '#app/areas/search-kinds.ts'
import { Muted } from '#app/shared/mute/Muted.tsx'
import { Marked } from '#app/shared/search/Marked.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { formatDay } from '#app/ui/days.ts'
import { fileSource } from '#app/ui/file-address.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { searchKindLabels, searchPlaceLabels } from '#rules/search/labels.ts'
import type { Hit } from './queries.ts'

interface HitRowProps {
  hit: Hit
  /** searched words, as searchWords makes them */
  words: readonly string[]
  /** whether the row names its kind, in a list of several kinds */
  withKind?: boolean
}

export function HitRow({ hit, words, withKind = false }: HitRowProps) {
  const { kind, ref, writer, href, title, worldName, line, placeList, at } = hit
  const over = [withKind ? searchKindLabels[kind] : null, worldName].filter(Boolean).join('・')
  return (
    <li>
      {/* Official things are never folded. */}
      <Muted
        id={`${kind}:${ref}`}
        isMine={writer?.isMine ?? true}
        characters={[writer?.characterId]}
        texts={[title, line, ...placeList.map(({ words: around }) => around)]}
        className="px-4 py-2"
      >
        <Link to={href} className="flex min-h-16 gap-3 px-4 py-3 text-ink -outline-offset-2">
          <Picture hit={hit} />
          <span className="min-w-0 flex-1">
            {over && <span className="block text-meta text-ink-soft">{over}</span>}
            <span className="phrases block font-mincho text-body leading-[1.45] font-semibold wrap-anywhere">
              <Marked text={title} words={words} />
            </span>
            <span className="num block text-meta text-ink-soft">
              {line}
              {at && `${line ? '・' : ''}${formatDay(at)}`}
            </span>
            {placeList.map(({ at: place, words: around }) => (
              <span key={`${place}${around}`} className="mt-1 block text-cap leading-[1.6] wrap-anywhere">
                <b className="mr-1.5 font-semibold text-ai">{searchPlaceLabels[place]}</b>
                <Marked text={around} words={words} />
              </span>
            ))}
          </span>
        </Link>
      </Muted>
    </li>
  )
}

function Picture({ hit: { kind, imagePath, isFace } }: { hit: Hit }) {
  if (isFace) return <Avatar size={56} src={imagePath ?? undefined} />
  if (imagePath === null) {
    return (
      <span className="grid size-14 flex-none place-items-center rounded-card bg-ai-soft text-ai">
        <Icon of={searchKindFaces[kind].icon} />
      </span>
    )
  }
  return (
    <img
      {...fileSource(imagePath)}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      className="art size-14 flex-none rounded-card object-cover"
    />
  )
}
