// Chip of the character that the user speaks as in a world: a face in the top bar, or a whole line above an editor. Pressing
// it lets the user switch.
import { ChevronsUpDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Avatar } from '#app/ui/Avatar.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { imageSource } from '#rules/images.ts'
import { useSpeaking } from './speaking.ts'

const SpeakingSheet = lazy(() => import('./SpeakingSheet.tsx').then(module => ({ default: module.SpeakingSheet })))

export interface SpeakingChipProps {
  worldId: string
  /**
   * whether the name stands beside the face on every screen, for places of writing; otherwise phones show the face
   * alone
   */
  full?: boolean | undefined
  className?: string | undefined
}

/** The chip; renders nothing for guests and users without a character in the world. */
export function SpeakingChip({ worldId, full, className }: SpeakingChipProps) {
  const [open, setOpen] = useState(false)
  const character = useSpeaking(worldId)
  if (!character) return null
  const { characterFullName, icon } = character
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${characterFullName}として発言しています。切り替える`}
        onClick={() => setOpen(true)}
        className={cx(
          'flex min-h-11 min-w-11 flex-none items-center justify-center text-ink active:opacity-75',
          full ? 'max-w-full' : 'md:max-w-56',
          className,
        )}
      >
        <span
          className={cx(
            'flex min-w-0 items-center gap-2 rounded-full',
            full
              ? 'border border-line-strong bg-surface py-1 pr-3 pl-1'
              : 'md:border md:border-line-strong md:bg-surface md:py-px md:pr-2.5 md:pl-px',
          )}
        >
          <Avatar size={32} src={icon === null ? undefined : imageSource(icon, 'character', 96)} eager />
          <span className={cx('min-w-0 text-left text-cap leading-[1.3]', !full && 'max-md:hidden')}>
            <bdi className="line-clamp-2 font-semibold">{characterFullName}</bdi>
            {full && <span className="block text-meta text-ink-soft">として発言</span>}
          </span>
          <Icon of={ChevronsUpDown} size="xs" className={full ? undefined : 'max-md:hidden'} />
        </span>
      </button>
      {open && (
        <Suspense>
          <SpeakingSheet worldId={worldId} speaking={character} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
