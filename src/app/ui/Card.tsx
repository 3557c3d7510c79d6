import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from './cx.ts'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>
  /** li in a list, section or article when it has a heading; div by default */
  as?: 'div' | 'li' | 'section' | 'article' | undefined
  /** removes the padding, for a picture or rows that reach the edge */
  flush?: boolean | undefined
}

/** A surface with a hairline and radius 12, without a shadow, never inside another card. Cards are 12 apart. */
export function Card({ as = 'div', flush, className, ...rest }: CardProps) {
  const Tag = as as ElementType
  return (
    <Tag
      {...rest}
      className={cx(
        'relative rounded-card border border-line bg-surface [&+&]:mt-3',
        flush ? 'overflow-hidden' : 'p-4',
        className,
      )}
    />
  )
}

export interface SectionHeadingProps {
  children: ReactNode
  /** a TextLink or TextButton at the right end */
  more?: ReactNode
  /** 2 by default */
  level?: 2 | 3 | undefined
  id?: string | undefined
}

/** Heading of a section, in mincho, with room for one link. */
export function SectionHeading({ children, more, level = 2, id }: SectionHeadingProps) {
  const Tag: ElementType = `h${level}`
  return (
    <div className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <Tag id={id} className="font-mincho text-card font-semibold leading-[1.4]">
        {children}
      </Tag>
      {more}
    </div>
  )
}

/** Name of a thing of the story (mission, item, scenario): mincho, 16. */
export function CardTitle({
  as = 'h3',
  children,
  className,
}: {
  as?: 'h2' | 'h3' | 'p'
  children: ReactNode
  className?: string
}) {
  const Tag = as as ElementType
  return <Tag className={cx('font-mincho text-body font-semibold leading-[1.45]', className)}>{children}</Tag>
}
