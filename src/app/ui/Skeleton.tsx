// Skeletons: grey shapes of the content, shown while it loads for the first time.

import type { ReactNode } from 'react'
import { commonMessages } from '#rules/messages/common.ts'
import { Card } from './Card.tsx'
import { cx } from './cx.ts'
import { List } from './List.tsx'

/** A grey block for a picture or a button. Give it its size by class. */
export const SkeletonBlock = ({ className }: { className?: string }) => (
  <span className={cx('sk block rounded-[6px]', className)} />
)

/** Bars in place of lines of text; widths in percent. */
export const SkeletonLines = ({ widths, className }: { widths: readonly number[]; className?: string }) => (
  <span className={cx('grid gap-2', className)}>
    {widths.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other name and never move
      <span key={index} className="sk block h-3 rounded-[6px]" style={{ width: `${width}%` }} />
    ))}
  </span>
)

/** Wrapper of every skeleton: announces 読み込み中... once and hides the shapes. */
export function Loading({ children, label = commonMessages.loading }: { children: ReactNode; label?: string }) {
  return (
    <div role="status" aria-busy="true">
      <span className="vh">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Skeletons of mission cards, as many as will come. */
export const MissionCardSkeleton = ({ count = 3 }: { count?: number }) => (
  <Loading>
    {times(count).map(index => (
      <Card key={index}>
        <SkeletonBlock className="h-[22px] w-20 rounded-full" />
        <SkeletonBlock className="mt-2 h-[18px] w-3/5" />
        <SkeletonLines widths={[88]} className="mt-2.5" />
        <span className="mt-2 flex items-end justify-between">
          <SkeletonLines widths={[90, 64]} className="w-1/2" />
          <SkeletonBlock className="h-11 w-22 rounded-card" />
        </span>
      </Card>
    ))}
  </Loading>
)

/** Skeletons of news rows, as many as will come. */
export const NewsRowSkeleton = ({ count = 6 }: { count?: number }) => (
  <Loading>
    <List>
      {times(count).map(index => (
        <li key={index} className="min-h-18 py-3 pr-4 pl-8">
          <SkeletonBlock className="h-[22px] w-36 rounded-full" />
          <SkeletonLines widths={index % 2 ? [92] : [84, 56]} className="mt-2" />
        </li>
      ))}
    </List>
  </Loading>
)

/** Skeleton of a text that is read in full. */
export const TextSkeleton = () => (
  <Loading>
    <SkeletonLines widths={[40, 90, 100, 96, 100, 70, 100, 92]} />
  </Loading>
)
