// A row of the news list: unread ones have a knot and bold words, and a picture only if the article has one.
import { Link } from '@tanstack/react-router'
import type { NewsItem } from '#app/shared/news/queries.ts'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDayTime } from '#app/ui/days.ts'
import { imageSource } from '#rules/images.ts'
import { newsCategoryLabels } from '#rules/news.ts'
import type { NewsCategory } from '#rules/news-address.ts'
import { fileSource } from '../../ui/file-address.ts'

export const newsTones: Record<NewsCategory, ChipTone> = {
  important: 'shu',
  event: 'ai',
  update: 'matsuba',
  guide: 'line',
}

export function NewsRow({ item }: { item: NewsItem }) {
  const unread = !item.read
  return (
    <li>
      <Link
        to="/news/$postId"
        params={{ postId: String(item.postId) }}
        viewTransition
        className="grid min-h-18 grid-cols-[10px_1fr_auto] items-start gap-x-2.5 py-3 pr-4 pl-3 text-ink -outline-offset-2"
      >
        <span className={cx('mt-[7px] size-2 rounded-full', unread && 'bg-ai')} />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-meta text-ink-soft">
            <Chip tone={newsTones[item.category]}>{newsCategoryLabels[item.category]}</Chip>
            <time dateTime={item.publishedAt} className="num">
              {formatDayTime(item.publishedAt)}
            </time>
            {unread && <b className="text-ai">未読</b>}
            {item.worldName && <span>{item.worldName}</span>}
          </span>
          <span className={cx('phrases mt-1 block text-sub leading-[1.55]', unread && 'font-semibold')}>
            {item.title}
          </span>
        </span>
        {item.picture && (
          <img
            {...fileSource(imageSource(item.picture, 'assets', 168))}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className="art ml-0.5 size-14 self-center rounded-pic object-cover"
          />
        )}
      </Link>
    </li>
  )
}
