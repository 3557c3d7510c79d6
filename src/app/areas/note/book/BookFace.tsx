// Cover of a book of notes: a cloth in its colour with its title and a picture, the face of its character or a drawing. A small one, beside
// which the title stands, has the picture alone.
import { Feather, Flame, Flower2, KeyRound, Leaf, type LucideIcon, Moon, Sailboat, Star } from 'lucide-react'
import { Avatar } from '#app/ui/Avatar.tsx'
import { cx } from '#app/ui/cx.ts'
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
  isSmall?: boolean
  className?: string
}

export const BookFace = ({ title, tint, isSmall = false, className, ...picture }: BookFaceProps) => (
  <span
    aria-hidden="true"
    className={cx(
      'flex aspect-[3/4] flex-col items-center overflow-hidden rounded-card border border-line border-s-[6px] border-s-current text-center',
      isSmall ? 'justify-center' : 'justify-between px-2 py-2.5',
      cloths[tint],
      className,
    )}
  >
    {!isSmall && (
      <span className="line-clamp-3 font-mincho text-meta leading-[1.5] font-semibold wrap-anywhere">{title}</span>
    )}
    <Picture {...picture} title={title} isSmall={isSmall} />
  </span>
)

function Picture({ icon, hasFace, motif, title, isSmall }: Omit<BookFaceProps, 'tint' | 'className'>) {
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
