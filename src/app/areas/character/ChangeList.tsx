// 履歴: what changed a character's numbers, the newest first, page by page.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { signed } from '#app/areas/equipment/stat-values.ts'
import { worldQueries } from '#app/areas/world/queries.ts'
import { useOnline } from '#app/platform/connectivity.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { List } from '#app/ui/List.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Missing } from '#app/ui/Missing.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { formatDateTime } from '#rules/dates.ts'
import { CHANGE_PAGE_SIZE } from '#rules/friends.ts'
import { pageCount, pageWindow } from '#rules/paging.ts'
import { characterQueries } from './queries.ts'

const PAGE_LINKS = 7

interface ChangeListProps {
  character: { characterId: string; worldId: string }
  page: number
  /** leads to another page */
  renderLink: (page: number, face: LinkFace) => ReactNode
}

export function ChangeList({ character: { characterId, worldId }, page, renderLink }: ChangeListProps) {
  const online = useOnline()
  const query = useQuery(characterQueries.changes(characterId, page))
  const { data } = query
  const { data: rules, isPending: areNamesPending } = useQuery(worldQueries.statRules(worldId))
  if (!data || areNamesPending) {
    const waiting = (
      <Loading>
        <List>
          {[0, 1, 2].map(index => (
            <li key={index} className="px-4 py-3">
              <SkeletonLines widths={[40, 70]} />
            </li>
          ))}
        </List>
      </Loading>
    )
    if (data) return waiting
    return (
      <Missing query={query} online={online} title="能力の履歴を読み込めませんでした。">
        {waiting}
      </Missing>
    )
  }
  if (data.count === 0) {
    return (
      <EmptyState
        drawing={<EmptyDrawing />}
        title="能力の変化はまだありません。"
        note="物語の結果などで能力が変わると、ここに残ります。"
      />
    )
  }
  // Numbers that the world has not named are not told.
  const names = new Map(rules?.parameterNameList.map(({ id, value }) => [id, value]))
  return (
    <>
      <List>
        {data.changeList.map(({ changeId, reason, parameterList, createdAt }) => (
          <li key={changeId} className="px-4 py-2.5">
            <time dateTime={createdAt} className="num block text-meta text-ink-soft">
              {formatDateTime(createdAt)}
            </time>
            <p className="text-sub font-semibold [unicode-bidi:isolate]">{reason}</p>
            <ul className="num flex flex-wrap gap-x-3 text-cap">
              {parameterList
                .filter(({ id }) => names.has(id))
                .map(({ id, value }) => (
                  <li key={id}>
                    {names.get(id)} <b className={value > 0 ? 'text-matsuba' : 'text-hi'}>{signed(value)}</b>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </List>
      <Pager
        pages={pageWindow(page, pageCount(data.count, CHANGE_PAGE_SIZE), PAGE_LINKS)}
        current={page}
        renderLink={renderLink}
      />
    </>
  )
}
