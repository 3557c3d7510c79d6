// A work in a grid: its picture, or the beginning of its story, and who made it for whom.
import { Link } from '@tanstack/react-router'
import { BookOpenText, LockKeyhole } from 'lucide-react'
import { Chip } from '#app/ui/Chip.tsx'
import { fileSource } from '#app/ui/file-address.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { imageSource } from '#rules/images.ts'
import type { Work } from '../queries.ts'

export function WorkCard({ work, eager }: { work: Work; eager: boolean }) {
  const { itemId, title, picture, firstLine, characterFullName, creatorName, isLimited } = work
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      <Link
        to="/gallery/$itemId"
        params={{ itemId: String(itemId) }}
        viewTransition
        className="block h-full rounded-card text-ink -outline-offset-2"
      >
        {picture ? (
          <img
            {...fileSource(imageSource(picture.picture, 'assets', 240))}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            className="art block aspect-[4/5] w-full bg-sunken object-cover"
          />
        ) : (
          <span className="grid aspect-[4/5] content-center justify-items-center gap-2 bg-sunken px-3 text-ink-soft">
            <Icon of={BookOpenText} />
            <span className="phrases line-clamp-5 font-mincho text-sub text-ink">{firstLine}</span>
          </span>
        )}
        <span className="block px-3 py-2">
          <span className="phrases block font-mincho text-sub leading-[1.45] font-semibold wrap-anywhere">{title}</span>
          <span className="phrases block text-meta text-ink-soft wrap-anywhere">
            {characterFullName}・{creatorName}
          </span>
          {isLimited && (
            <span className="mt-1 block">
              <Chip icon={LockKeyhole}>非公開</Chip>
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
