import { createLink } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { Whole } from './Whole.tsx'

/** Rows in one box, separated by hairlines. Its children are ListRow, ListLink or any `li`. */
export function List({ className, ...rest }: ComponentPropsWithRef<'ul'>) {
  return (
    <ul
      {...rest}
      className={cx('divide-y divide-line overflow-hidden rounded-card border border-line bg-surface', className)}
    />
  )
}

interface Row {
  /** an icon or avatar before the words */
  icon?: ReactNode
  title?: ReactNode
  /** one line of facts under the title */
  note?: ReactNode
  /** chips and the like under the words, where there are several: beside them they would leave the words no room on a phone */
  chips?: ReactNode
  /** a chip, an amount, a button at the right end */
  trailing?: ReactNode
}

const rowFace = 'flex min-h-14 flex-wrap items-center justify-end gap-x-3 py-2 pr-3 pl-4 text-ink'

function Inside({ icon, title, note, chips, trailing }: Row) {
  return (
    <>
      <span className="flex min-w-0 flex-[1_1_9rem] items-center gap-3">
        {icon && <span className="flex-none">{icon}</span>}
        <span className="min-w-0 flex-1">
          <span className="block text-sub leading-[1.45]">{title}</span>
          {note && (
            <span className="num block text-meta text-ink-soft">
              <Whole>{note}</Whole>
            </span>
          )}
          {chips && <span className="mt-1 flex flex-wrap items-center gap-1">{chips}</span>}
        </span>
      </span>
      {trailing}
    </>
  )
}

/** A row without a link. */
export function ListRow({
  icon,
  title,
  note,
  chips,
  trailing,
  className,
  ...rest
}: Row & Omit<ComponentPropsWithRef<'li'>, 'title' | 'children'>) {
  return (
    <li {...rest} className={cx(rowFace, className)}>
      <Inside icon={icon} title={title} note={note} chips={chips} trailing={trailing} />
    </li>
  )
}

function ListAnchor({
  icon,
  title,
  note,
  chips,
  trailing,
  className,
  ...rest
}: Row & Omit<ComponentPropsWithRef<'a'>, 'title' | 'children'>) {
  return (
    <li>
      <a {...rest} className={cx(rowFace, '-outline-offset-2', className)}>
        <Inside
          icon={icon}
          title={title}
          note={note}
          chips={chips}
          trailing={
            <span className="flex flex-none items-center gap-3">
              {trailing}
              <Icon of={ChevronRight} size="s" />
            </span>
          }
        />
      </a>
    </li>
  )
}

/** A row that is a router link, with a chevron. */
export const ListLink = /* @__PURE__ */ createLink(ListAnchor)
