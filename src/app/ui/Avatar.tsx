import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { personGlyphSize } from '#rules/avatars.ts'
import { cx } from './cx.ts'
import { fileSource } from './file-address.ts'

export interface AvatarProps {
  src?: string | undefined
  /** 50 by default; 28 beside a line of a text, 32 in a field or beside a line, 44 in rows, 48, 56 and 96 where a person is the subject */
  size?: 28 | 32 | 44 | 48 | 50 | 56 | 96 | undefined
  /** the person's name; empty (default) when the name stands beside the avatar */
  alt?: string | undefined
  /** loads the picture at once: only for the first screenful */
  eager?: boolean | undefined
  className?: string | undefined
}

/** A face in a circle; a person glyph of 0.8 of its size when there is no picture or it cannot be loaded. */
export function Avatar({ src, size = 50, alt = '', eager, className }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  const shown = src && failed !== src
  return (
    <span
      className={cx('block flex-none overflow-hidden rounded-full bg-sunken text-ink-soft', className)}
      style={{ width: size, height: size }}
    >
      {shown ? (
        <img
          {...fileSource(src)}
          alt={alt}
          width={size}
          height={size}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="art size-full object-cover"
          onError={() => setFailed(src)}
        />
      ) : (
        <span {...name} className="grid size-full place-items-center">
          <UserRound aria-hidden="true" strokeWidth={1.5} size={personGlyphSize(size)} />
        </span>
      )}
    </span>
  )
}
