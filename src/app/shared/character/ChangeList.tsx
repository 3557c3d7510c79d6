// 履歴: the changes of a character's numbers, the newest first, page by page.

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageLinks } from '#app/shared/screen/PagedList.tsx'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { signed } from '#app/shared/settings/stat-values.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { List } from '#app/ui/List.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { formatDateTime } from '#rules/dates.ts'
import { CHANGE_PAGE_SIZE } from '#rules/friends.ts'
import { characterQueries } from './queries.ts'

interface ChangeListProps {
  character: { characterId: string; worldId: string }
  page: number
  /** renders a link to another page */
  renderLink: (page: number, face: LinkFace) => ReactNode
}

export function ChangeList({ character: { characterId, worldId }, page, renderLink }: ChangeListProps) {
  const query = useRead(characterQueries.changes(characterId, page))
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
      <NotRead query={query} title="能力の履歴を読み込めませんでした。">
        {waiting}
      </NotRead>
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
  // Parameters without a name in the world are not shown.
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
      <PageLinks page={page} count={data.count} size={CHANGE_PAGE_SIZE} link={renderLink} />
    </>
  )
}
