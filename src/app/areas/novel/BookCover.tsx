// Cover of a novel, like a book on a shelf: an upright picture with the light of a spine.
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { imageSource } from '#rules/images.ts'
import { fileSource } from '../../ui/file-address.ts'
import type { NovelItem } from './queries.ts'

export function BookCover({
  cover,
  eager,
  className,
}: {
  cover: NovelItem['cover']
  /** loads the picture at once: only for the first screenful */
  eager?: boolean | undefined
  className?: string | undefined
}) {
  // Offline a cover may be missing although the list is stored.
  const [failed, setFailed] = useState<string>()
  return (
    <span className={cx('relative block aspect-[3/4] overflow-hidden rounded-pic bg-sunken', className)}>
      {cover && failed !== cover.picture ? (
        <img
          {...fileSource(imageSource(cover.picture, 'assets', 480))}
          alt=""
          width={cover.width}
          height={cover.height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="art size-full object-cover object-[42%_50%]"
          onError={() => setFailed(cover.picture)}
        />
      ) : (
        <span className="grid size-full place-items-center text-ink-soft">
          <Icon of={BookOpen} />
        </span>
      )}
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 w-[7%] border-r border-r-[#0003] bg-linear-to-r from-[#fff5] to-[#fff1]"
      />
    </span>
  )
}
