// A result on this device: its kind as icon and word, its time, and its link.
import { Link } from '@tanstack/react-router'
import { CircleCheck, Coins, Info, type LucideIcon, Sparkles, TriangleAlert } from 'lucide-react'
import type { Notice } from '#app/shared/notice/notices.ts'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Whole } from '#app/ui/Whole.tsx'
import { formatTime } from '#rules/dates.ts'

const faces: Record<Notice['type'] | 'mission', [word: string, LucideIcon, tone: string]> = {
  error: ['できなかったこと', TriangleAlert, 'bg-hi-soft text-hi'],
  success: ['できたこと', CircleCheck, 'bg-matsuba-soft text-matsuba'],
  alpaca: ['コイン', Coins, 'bg-kin-soft text-kin'],
  info: ['お知らせ', Info, 'bg-ai-soft text-ai'],
  update: ['更新', Info, 'bg-ai-soft text-ai'],
  mission: ['ミッション', Sparkles, 'bg-kin-soft text-kin'],
}

const rowFace = 'grid min-h-18 grid-cols-[40px_minmax(0,1fr)] gap-x-3 py-3 pr-3.5 pl-3 text-ink'

export function DeviceRow({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const { at, title, overline, trailing, link, type, look } = notice
  const [word, icon, tone] = faces[look ?? type]
  const inside = (
    <>
      <span className={cx('grid size-10 place-items-center rounded-full', tone)}>
        <Icon of={icon} />
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 text-meta text-ink-soft">
          <b className="font-semibold text-ink">{word}</b>
          <time dateTime={new Date(at).toISOString()} className="num">
            {formatTime(at)}
          </time>
          {isNew && (
            <span className="ml-auto flex items-center gap-1.5 text-badge font-semibold text-ai">
              <span className="size-2 rounded-full bg-ai" />
              未読
            </span>
          )}
        </span>
        {overline && <span className="block text-meta text-ink-soft">{overline}</span>}
        <span className={cx('phrases block text-sub leading-[1.55]', isNew && 'font-semibold')}>
          <Whole>{title}</Whole>
          {trailing && <span className="num text-kin">・{trailing}</span>}
        </span>
        {link && <span className="block text-cap font-semibold text-ai">{link.label}</span>}
      </span>
    </>
  )
  return (
    <li>
      {link ? (
        <Link to={link.href} className={cx(rowFace, '-outline-offset-2')}>
          {inside}
        </Link>
      ) : (
        <div className={rowFace}>{inside}</div>
      )}
    </li>
  )
}
