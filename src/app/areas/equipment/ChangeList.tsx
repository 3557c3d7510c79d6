// 能力の履歴: how the parameters of a character changed, page by page.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { EmptyDrawing, FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { List } from '#app/ui/List.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { CouldNotLoad, EmptyState } from '#app/ui/States.tsx'
import { formatDateTime } from '#rules/dates.ts'
import { pageCount, pageWindow } from '#rules/paging.ts'
import { CHANGES_PAGE_SIZE, equipmentQueries, type NamedParameter, type OfCharacter } from './queries.ts'
import { signed } from './stat-values.ts'

const PAGE_LINKS = 7

export function ChangeList({ of, parameters }: { of: OfCharacter; parameters: readonly NamedParameter[] }) {
  const online = useOnline()
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery(equipmentQueries.changes(of, page))
  if (!data && error) {
    return (
      <CouldNotLoad
        online={online}
        drawing={<FailureDrawing />}
        title="能力の履歴を読み込めませんでした。"
        pending={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (!data) {
    return (
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
  }
  if (data.totalCount === 0) {
    return (
      <EmptyState
        drawing={<EmptyDrawing />}
        title="能力の変化はまだありません。"
        note="物語の結果などで能力が変わると、ここに残ります。"
      />
    )
  }
  const names = new Map(parameters.map(({ id, name }) => [id, name]))
  return (
    <>
      <List>
        {data.changeList.map(({ id, reason, changes, createdAt }) => (
          <li key={id} className="px-4 py-2.5">
            <p className="num text-meta text-ink-soft">{formatDateTime(createdAt)}</p>
            <p className="text-sub font-semibold">{reason}</p>
            <p className="num flex flex-wrap gap-x-3 text-cap">
              {changes.map(({ id: parameterId, change }) => (
                <span key={parameterId}>
                  {names.get(parameterId) ?? 'ひみつの能力'}{' '}
                  <b className={change > 0 ? 'text-matsuba' : 'text-hi'}>{signed(change)}</b>
                </span>
              ))}
            </p>
          </li>
        ))}
      </List>
      <Pager
        pages={pageWindow(page, pageCount(data.totalCount, CHANGES_PAGE_SIZE), PAGE_LINKS)}
        current={page}
        renderLink={(to, face) => <button type="button" {...face} onClick={() => setPage(to)} />}
      />
    </>
  )
}
