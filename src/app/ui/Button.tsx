import { createLink } from '@tanstack/react-router'
import { LoaderCircle, type LucideIcon } from 'lucide-react'
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useEffect, useId } from 'react'
import { announce } from './announce.ts'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { LinkFace } from './link-face.ts'

const looks = {
  shu: 'bg-shu text-on-shu px-4',
  ai: 'bg-ai text-on-ai px-4',
  tonal: 'bg-ai-soft text-ai px-4',
  line: 'border border-line-strong text-ink px-4',
  text: 'text-ai px-1',
  'text-danger': 'text-hi px-1',
}
const sizes = {
  normal: 'min-h-11 text-sub',
  big: 'min-h-12 w-full text-body',
}
const base =
  'relative inline-flex flex-none items-center justify-center rounded-card py-1 text-center font-bold leading-[1.2]'
const alive = 'transition-opacity hover:opacity-90 active:opacity-75'

interface Look {
  /**
   * shu: the one thing to press, once per view · ai: the main action of an empty or failed state · tonal: repeated in a list
   * (default) · line: beside another · text · text-danger: a destroying action
   */
  variant?: keyof typeof looks | undefined
  /** normal: 44 high (default) · big: 48 high over the whole width */
  size?: keyof typeof sizes | undefined
  /** limits a big button to 304 px from 768 px on */
  capped?: boolean | undefined
  /** an icon before the words */
  icon?: LucideIcon | undefined
  /** an icon behind the words */
  iconEnd?: LucideIcon | undefined
}

const face = ({ variant = 'tonal', size = 'normal', capped }: Look, off: boolean, className?: string) =>
  cx(base, off ? 'bg-off px-4 text-ink-soft' : cx(looks[variant], alive), sizes[size], capped && 'md:w-76', className)

function Words({ icon, iconEnd, children, hidden }: Look & { children: ReactNode; hidden?: boolean | undefined }) {
  return (
    <span className={cx('inline-flex items-center justify-center gap-1.5', hidden && 'opacity-0')}>
      {icon && <Icon of={icon} size="s" />}
      {/* One box, so that the gap stands beside the icon only and never between the words. */}
      <span className="inline-flex flex-wrap items-center justify-center gap-x-1.5">{children}</span>
      {iconEnd && <Icon of={iconEnd} size="s" />}
    </span>
  )
}

export interface ButtonProps extends Look, Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** keeps the width, shows a turning ring, takes no further press and shows `pendingLabel` */
  pending?: boolean | undefined
  pendingLabel?: string | undefined
  /** disables the button; the reason is written under it */
  reason?: string | undefined
  /** disables the button; id of an element that already gives the reason */
  reasonId?: string | undefined
}

/** A button that stays focusable while it is disabled, so that its reason can be read. */
export function Button({
  variant,
  size,
  capped,
  icon,
  iconEnd,
  pending = false,
  pendingLabel = '送信中',
  reason,
  reasonId,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const ownReason = useId()
  const off = Boolean(reason ?? reasonId)
  useEffect(() => {
    if (pending) announce(pendingLabel)
  }, [pending, pendingLabel])
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (off || pending) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <button
      type="button"
      {...rest}
      className={face({ variant, size, capped }, off, className)}
      aria-disabled={off || pending || undefined}
      aria-busy={pending || undefined}
      aria-describedby={cx(rest['aria-describedby'], reason ? ownReason : reasonId) || undefined}
      onClick={press}
    >
      <Words icon={icon} iconEnd={iconEnd} hidden={pending}>
        {children}
      </Words>
      {pending && <Icon of={LoaderCircle} className="absolute inset-0 m-auto animate-turn" />}
    </button>
  )
  if (!reason) return button
  return (
    <span className={cx('grid gap-1.5', size === 'big' ? 'w-full' : 'justify-items-start')}>
      {button}
      <span id={ownReason} className="text-cap text-ink-soft">
        {reason}
      </span>
    </span>
  )
}

/** An anchor that looks like a button, for addresses outside the router. */
export function ButtonAnchor({
  variant,
  size,
  capped,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: Look & ComponentPropsWithRef<'a'>) {
  return (
    <a {...rest} className={face({ variant, size, capped }, false, className)}>
      <Words icon={icon} iconEnd={iconEnd}>
        {children}
      </Words>
    </a>
  )
}

/** Properties that make a link of the caller look like a button: spread them on a `Link`. */
export const buttonFace = (
  words: string,
  variant: keyof typeof looks = 'ai',
  look: Omit<Look, 'variant'> = {},
): LinkFace => ({
  className: face({ ...look, variant }, false),
  children: <Words {...look}>{words}</Words>,
})

/** A router link that looks like a button: takes `to`, `search`, `params` and everything that `Link` takes. */
export const ButtonLink = /* @__PURE__ */ createLink(ButtonAnchor)
