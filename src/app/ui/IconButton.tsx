import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Badge } from './Chip.tsx'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'

interface Look {
  icon: LucideIcon
  /** name of the control, including the subject of the badge (お知らせ 未読2件) */
  label: string
  /** count on the icon; no badge at 0 */
  badge?: number | undefined
}

const face = (className: string | undefined) =>
  cx('relative grid size-11 flex-none place-items-center rounded-card text-ink active:opacity-75', className)

const Inside = ({ icon, badge }: Pick<Look, 'icon' | 'badge'>) => (
  <>
    <Icon of={icon} />
    {badge ? (
      // The badge stands beside the icon; with large letters it overlaps the icon instead of leaving the screen.
      <span className="absolute inset-x-0 top-[3px] flex items-start">
        <span className="flex-[0_1_22px]" />
        <Badge count={badge} small className="flex-none" />
      </span>
    ) : null}
  </>
)

/** A button of 44 by 44 with an icon only. */
export function IconButton({
  icon,
  label,
  badge,
  className,
  ...rest
}: Look & Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'children'>) {
  return (
    <button type="button" {...rest} aria-label={label} className={face(className)}>
      <Inside icon={icon} badge={badge} />
    </button>
  )
}

function IconAnchor({ icon, label, badge, className, ...rest }: Look & Omit<ComponentPropsWithRef<'a'>, 'children'>) {
  return (
    <a {...rest} className={face(className)}>
      <Inside icon={icon} badge={badge} />
      <span className="vh">{label}</span>
    </a>
  )
}

/** A router link that looks like an icon button. */
export const IconLink = /* @__PURE__ */ createLink(IconAnchor)
