// A notice: its kind as icon and word, its time, its words, and its link. Opening it marks it as read.
import { Link } from '@tanstack/react-router'
import type { ShownNotice } from '#app/shared/notice/queries.ts'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Whole } from '#app/ui/Whole.tsx'
import { formatTime } from '#rules/dates.ts'
import { noticeKindLabels } from '#rules/notices/notice.ts'
import { noticeFaces } from './notice-faces.ts'

type NoticeRowProps = { notice: ShownNotice; onOpen: (noticeId: number) => void }

export function NoticeRow({ notice, onOpen }: NoticeRowProps) {
  const { noticeId, kind, over, title, trailing, href, createdAt, isRead } = notice
  const { icon, tone } = noticeFaces[kind]
  return (
    <li>
      <Link
        to={href}
        onClick={() => onOpen(noticeId)}
        className="grid min-h-18 grid-cols-[40px_minmax(0,1fr)] gap-x-3 py-3 pr-3.5 pl-3 text-ink -outline-offset-2"
      >
        <span className={cx('grid size-10 place-items-center rounded-full', tone)}>
          <Icon of={icon} />
        </span>
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 text-meta text-ink-soft">
            <b className="font-semibold text-ink">{noticeKindLabels[kind]}</b>
            <time dateTime={createdAt} className="num">
              {formatTime(createdAt)}
            </time>
            {!isRead && (
              <span className="ml-auto flex items-center gap-1.5 text-badge font-semibold text-ai">
                <span className="size-2 rounded-full bg-ai" />
                未読
              </span>
            )}
          </span>
          {over && <span className="block text-meta text-ink-soft wrap-anywhere">{over}</span>}
          <span className={cx('phrases block text-sub leading-[1.55] wrap-anywhere', !isRead && 'font-semibold')}>
            <Whole>{title}</Whole>
            {trailing && <span className="num text-kin">・{trailing}</span>}
          </span>
        </span>
      </Link>
    </li>
  )
}
