// Cover of a book of notes: a cloth in its colour with its title, and the face of its character where it has one.
import { Avatar } from '#app/ui/Avatar.tsx'
import { cx } from '#app/ui/cx.ts'
import { imageSource } from '#rules/images.ts'
import type { NoteTagTint } from '#rules/note-tags.ts'

const cloths: Record<NoteTagTint, string> = {
  line: 'bg-sunken text-ink',
  ai: 'bg-ai-soft text-ai',
  matsuba: 'bg-matsuba-soft text-matsuba',
  kin: 'bg-kin-soft text-kin',
  shu: 'bg-shu-soft text-shu',
}

interface BookFaceProps {
  title: string
  tint: NoteTagTint
  /** null: without a face */
  icon: string | null
  hasFace: boolean
  className?: string
}

export const BookFace = ({ title, tint, icon, hasFace, className }: BookFaceProps) => (
  <span
    aria-hidden="true"
    className={cx(
      'flex aspect-[3/4] flex-col items-center justify-between overflow-hidden rounded-card border border-line p-2 text-center',
      cloths[tint],
      className,
    )}
    style={{ borderInlineStart: '6px solid currentColor' }}
  >
    <span className="line-clamp-3 font-mincho text-meta leading-[1.5] font-semibold wrap-anywhere">{title}</span>
    {hasFace && <Avatar size={44} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />}
  </span>
)
