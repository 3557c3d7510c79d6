// A row of the news desk: state, title and time of an article.
import { Link } from '@tanstack/react-router'
import { newsTones } from '#app/areas/news/NewsRow.tsx'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { newsCategoryLabels, newsStateLabels } from '#rules/news.ts'
import type { NewsState } from '#rules/news-address.ts'
import type { AdminNewsItem } from './queries.ts'

const stateTones: Record<NewsState, ChipTone> = {
  draft: 'kin',
  scheduled: 'ai',
  published: 'matsuba',
  withdrawn: 'line',
}

export const StateChip = ({ state }: { state: NewsState }) => (
  <Chip tone={stateTones[state]}>{newsStateLabels[state]}</Chip>
)

export function AdminNewsRow({ item }: { item: AdminNewsItem }) {
  return (
    <li>
      <Link
        to="/admin/news/$postId"
        params={{ postId: String(item.postId) }}
        className="block min-h-18 px-4 py-3 text-ink -outline-offset-2"
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
          <StateChip state={item.state} />
          <Chip tone={newsTones[item.category]}>{newsCategoryLabels[item.category]}</Chip>
          {item.worldName && <span>{item.worldName}</span>}
        </span>
        <span className="phrases mt-1 block text-sub leading-[1.55] font-semibold wrap-anywhere">{item.title}</span>
        <span className="num mt-0.5 block text-meta text-ink-soft">{timesOf(item)}</span>
      </Link>
    </li>
  )
}

function timesOf({ state, publishAt, updatedAt }: AdminNewsItem): string {
  const words = { draft: '公開予定', scheduled: '公開予定', published: '公開', withdrawn: '前の公開' }[state]
  const times = [publishAt && `${words} ${formatDayTime(publishAt)}`, updatedAt && `変更 ${formatDayTime(updatedAt)}`]
  return times.filter(Boolean).join('・')
}
