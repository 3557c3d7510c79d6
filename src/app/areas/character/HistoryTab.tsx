// 履歴: what changed the character's numbers, the newest first.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useOnline } from '#app/platform/connectivity.ts'
import { EmptyDrawing, FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { List } from '#app/ui/List.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { CouldNotLoad, EmptyState } from '#app/ui/States.tsx'
import { formatDate } from '#rules/dates.ts'
import { CHANGE_PAGE_SIZE } from '#rules/friends.ts'
import { pageCount, pageWindow } from '#rules/paging.ts'
import { type Character, characterQueries, type ParameterChange, type StatRules } from './queries.ts'

const PAGE_LINKS = 7

export function HistoryTab({ character, page }: { character: Character; page: number }) {
  const { characterId, worldId } = character
  const online = useOnline()
  const { data, error, isFetching, refetch } = useQuery(characterQueries.changes(characterId, page))
  const { data: rules } = useQuery(characterQueries.statRules(worldId))
  return (
    <div className="mt-4">
      {!data ? (
        error ? (
          <CouldNotLoad
            online={online}
            drawing={<FailureDrawing />}
            title="履歴を読み込めませんでした。"
            pending={isFetching}
            onRetry={refetch}
          />
        ) : (
          <NewsRowSkeleton count={3} />
        )
      ) : data.changeList.length === 0 ? (
        <EmptyState drawing={<EmptyDrawing />} title="能力の変化は、まだありません。" />
      ) : (
        <List>
          {data.changeList.map(change => (
            <ChangeRow key={change.changeId} change={change} rules={rules} />
          ))}
        </List>
      )}
      <Pager
        pages={pageWindow(page, pageCount(data?.count ?? 0, CHANGE_PAGE_SIZE), PAGE_LINKS)}
        current={page}
        renderLink={(number, face) => (
          <Link
            to="/world/$worldId/character/$characterId"
            params={{ worldId, characterId }}
            search={{ tab: 'history', page: number }}
            {...face}
          />
        )}
      />
    </div>
  )
}

function ChangeRow({ change, rules }: { change: ParameterChange; rules: StatRules | undefined }) {
  const nameOf = (id: number) => rules?.parameterNameList.find(name => name.id === id)?.value
  const named = change.parameterList.filter(({ id }) => nameOf(id))
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-sub font-semibold [unicode-bidi:isolate]">{change.reason}</p>
        <time dateTime={change.createdAt} className="num text-meta text-ink-soft">
          {formatDate(change.createdAt)}
        </time>
      </div>
      {named.length > 0 && (
        <ul className="num mt-1 flex flex-wrap gap-x-4 text-cap">
          {named.map(({ id, value }) => (
            <li key={id}>
              {nameOf(id)} <b className={value > 0 ? 'text-matsuba' : 'text-hi'}>{value > 0 ? `+${value}` : value}</b>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
