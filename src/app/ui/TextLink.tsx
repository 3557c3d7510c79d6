// Button or link as small bold words: すべて見る, パスワードを忘れたとき, すべて既読.
import { createLink } from '@tanstack/react-router'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { LinkFace } from './link-face.ts'

interface Look {
  icon?: LucideIcon | undefined
  /** a small chevron behind the words */
  chevron?: boolean | undefined
  /** grey instead of ai, for minor links */
  soft?: boolean | undefined
}

const face = (soft: boolean | undefined, className: string | undefined) =>
  cx(
    'inline-flex min-h-11 min-w-11 items-center justify-center gap-0.5 text-cap',
    soft ? 'text-ink-soft' : 'font-semibold text-ai',
    className,
  )

function Words({ icon, chevron, children }: Look & { children: ReactNode }) {
  return (
    <>
      {icon && <Icon of={icon} size="xs" className="mr-1" />}
      {children}
      {chevron && <Icon of={ChevronRight} size="xs" />}
    </>
  )
}

function TextAnchor({ icon, chevron, soft, className, children, ...rest }: Look & ComponentPropsWithRef<'a'>) {
  return (
    <a {...rest} className={face(soft, className)}>
      <Words icon={icon} chevron={chevron}>
        {children}
      </Words>
    </a>
  )
}

/** A router link as small bold words. */
export const TextLink = /* @__PURE__ */ createLink(TextAnchor)

/** Properties that make a link of the caller look like small bold words: spread them on a `Link`. */
export const textFace = (words: string, { className, ...look }: Look & { className?: string } = {}): LinkFace => ({
  className: face(look.soft, className),
  children: <Words {...look}>{words}</Words>,
})

/** A button as small bold words. */
export function TextButton({
  icon,
  chevron,
  soft,
  className,
  children,
  ...rest
}: Look & Omit<ComponentPropsWithRef<'button'>, 'disabled'>) {
  return (
    <button type="button" {...rest} className={face(soft, className)}>
      <Words icon={icon} chevron={chevron}>
        {children}
      </Words>
    </button>
  )
}
