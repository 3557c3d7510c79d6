// Contents of the handbook: its pages in their order, with a mark on what is new or has changed.
import { Chip } from '#app/ui/Chip.tsx'
import { formatDay } from '#app/ui/days.ts'
import { List, ListLink } from '#app/ui/List.tsx'
import type { PageRow } from '../queries.ts'

interface PageRowsProps {
  worldId: string
  pages: readonly PageRow[]
  /** page that is open */
  current?: number
}

export const PageRows = ({ worldId, pages, current }: PageRowsProps) => (
  <List>
    {pages.map(({ pageId, title, updatedAt, isNew }, place) => (
      <ListLink
        key={pageId}
        to="/masterCommunity/$worldId/page/$pageId"
        params={{ worldId, pageId: String(pageId) }}
        aria-current={pageId === current ? 'page' : undefined}
        icon={<span className="num w-5 text-right text-meta text-ink-soft">{place + 1}</span>}
        title={<span className={pageId === current ? 'font-bold wrap-anywhere' : 'wrap-anywhere'}>{title}</span>}
        note={<time dateTime={updatedAt}>{formatDay(updatedAt)}</time>}
        trailing={isNew && <Chip tone="shu">更新</Chip>}
      />
    ))}
  </List>
)
