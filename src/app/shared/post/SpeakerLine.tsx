// Name and face of whoever speaks, as posts, letters and reports show them: the name leads to the page of its character.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from '#app/ui/Avatar.tsx'
import { cx } from '#app/ui/cx.ts'
import { imageSource } from '#rules/images.ts'

export interface SpeakerProps {
  /** page of the character that speaks; null: there is none */
  speaker: { worldId: string; characterId: string } | null
  name: string
}

const FACE = 'text-sub font-bold text-ink wrap-anywhere'

export const SpeakerName = ({ speaker, name }: SpeakerProps) =>
  speaker ? (
    <Link
      to="/world/$worldId/character/$characterId"
      params={speaker}
      className={cx('inline-flex min-h-11 items-center', FACE)}
    >
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <b className={FACE}>
      <bdi>{name}</bdi>
    </b>
  )

export const SpeakerFace = ({ icon }: { icon: string | null }) => (
  <Avatar size={44} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
)

interface SpeakerLineProps extends SpeakerProps {
  icon: string | null
  className?: string
  /** facts under the name */
  children?: ReactNode
}

export const SpeakerLine = ({ icon, className, children, ...speaker }: SpeakerLineProps) => (
  <div className={cx('flex items-center gap-2.5', className)}>
    <SpeakerFace icon={icon} />
    <p className="min-w-0 flex-1 text-meta text-ink-soft">
      <SpeakerName {...speaker} />
      <span className="block">{children}</span>
    </p>
  </div>
)
