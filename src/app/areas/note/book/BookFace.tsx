// Cover of a book of notes: a cloth in its colour with its title and the face of its character or a drawing; or a picture of the writer's
// own with a band in that colour. A small one, beside which the title stands, has the picture alone.
import { Feather, Flame, Flower2, KeyRound, Leaf, type LucideIcon, Moon, Sailboat, Star } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '#app/ui/Avatar.tsx'
import { cx } from '#app/ui/cx.ts'
import { fileSource } from '#app/ui/file-address.ts'
import { imageSource } from '#rules/images.ts'
import type { BookMotif } from '#rules/note-books.ts'
import type { NoteTagTint } from '#rules/note-tags.ts'

const cloths: Record<NoteTagTint, string> = {
  line: 'bg-sunken text-ink',
  ai: 'bg-ai-soft text-ai',
  matsuba: 'bg-matsuba-soft text-matsuba',
  kin: 'bg-kin-soft text-kin',
  shu: 'bg-shu-soft text-shu',
}

const drawings: Record<BookMotif, LucideIcon> = {
  ...{ flame: Flame, moon: Moon, star: Star, boat: Sailboat },
  ...{ feather: Feather, flower: Flower2, key: KeyRound, leaf: Leaf },
}

interface BookFaceProps {
  title: string
  tint: NoteTagTint
  /** null: without a face */
  icon: string | null
  hasFace: boolean
  motif: BookMotif | null
  /** address of a picture in the place of both */
  picture: string | null
  isSmall?: boolean
  className?: string
}

const shapes = { bare: 'justify-center', cloth: 'justify-between px-2 py-2.5' }

export function BookFace({ title, tint, picture, isSmall = false, className, ...drawn }: BookFaceProps) {
  // Offline a picture may be missing although the book is stored.
  const [failed, setFailed] = useState<string>()
  const isShown = picture !== null && picture !== failed
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex aspect-[3/4] flex-col items-center overflow-hidden rounded-card border border-line border-s-[6px] border-s-current text-center font-mincho text-meta leading-[1.5] font-semibold',
        isShown || isSmall ? shapes.bare : shapes.cloth,
        cloths[tint],
        className,
      )}
    >
      {!isSmall && !isShown && <span className="line-clamp-3 wrap-anywhere">{title}</span>}
      {isShown ? (
        <img
          {...fileSource(picture)}
          alt=""
          loading="lazy"
          className="art min-h-0 w-full flex-1 object-cover"
          onError={() => setFailed(picture)}
        />
      ) : (
        <Drawn {...drawn} title={title} isSmall={isSmall} />
      )}
      {!isSmall && isShown && (
        <span className="w-full border-t border-line px-1.5 py-1">
          <span className="line-clamp-2 wrap-anywhere">{title}</span>
        </span>
      )}
    </span>
  )
}

function Drawn({ icon, hasFace, motif, title, isSmall }: Omit<BookFaceProps, 'tint' | 'picture' | 'className'>) {
  if (motif) {
    const Drawing = drawings[motif]
    return <Drawing size={isSmall ? 32 : 44} strokeWidth={1.25} />
  }
  if (hasFace) {
    return <Avatar size={isSmall ? 32 : 44} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
  }
  return isSmall ? (
    <span className="font-mincho text-[1.75rem] leading-none font-semibold">{[...title.trim()][0]}</span>
  ) : null
}

/** Address of the picture on a cover. @param width of the cover, in device pixels */
export const pictureOf = ({ cover }: { cover: { picture: string } | null }, width: number): string | null =>
  cover && imageSource(cover.picture, 'assets', width)
