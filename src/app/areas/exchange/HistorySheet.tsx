// 交換履歴: what was made, newest first, 20 a page (doc2 §§2, 9).
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ItemTile } from '#app/ui/ItemTile.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { exchangeHistoryPageSize } from '#rules/constants/exchange.ts'
import { formatDateTime } from '#rules/dates.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { exchangeMessages } from '#rules/messages/exchange.ts'
import { pageCount, pageWindow } from '#rules/paging.ts'
import { exchangeQueries } from './queries.ts'

const PAGE_LINKS = 7
const WIDTHS = [72, 56, 64, 48]

export function HistorySheet({ characterId, onClose }: { characterId: string; onClose: () => void }) {
  const online = useOnline()
  const [page, setPage] = useState(1)
  const query = useQuery(exchangeQueries.history(characterId, page))
  const { data } = query
  return (
    <Sheet open onClose={onClose} title={exchangeMessages.history}>
      {data ? (
        data.itemSynthHistoryList.length === 0 ? (
          <EmptyState bare drawing={<EmptyDrawing />} title={commonMessages.noData} />
        ) : (
          <>
            <p className="num mt-1 text-meta text-ink-soft">全{data.count}件</p>
            <List className="mt-2">
              {data.itemSynthHistoryList.map(({ itemSynthHistoryId, itemName, itemNum, iconUrl, createdAt }) => (
                <ListRow
                  key={itemSynthHistoryId}
                  icon={<ItemTile src={iconUrl} size={44} />}
                  title={<b className="font-mincho font-semibold">{itemName}</b>}
                  note={formatDateTime(createdAt)}
                  trailing={<b className="num flex-none">×{itemNum}</b>}
                />
              ))}
            </List>
            <Pager
              pages={pageWindow(page, pageCount(data.count, exchangeHistoryPageSize), PAGE_LINKS)}
              current={page}
              label="履歴のページ"
              renderLink={(to, face) => <button type="button" {...face} onClick={() => setPage(to)} />}
            />
          </>
        )
      ) : (
        <Missing query={query} online={online} title={commonMessages.couldNotFetch}>
          <Loading>
            <List className="mt-2">
              {WIDTHS.map(width => (
                <li key={width} className="flex min-h-14 items-center gap-3 px-4 py-2">
                  <SkeletonBlock className="size-11" />
                  <SkeletonLines widths={[width, 40]} className="flex-1" />
                </li>
              ))}
            </List>
          </Loading>
        </Missing>
      )}
      <Actions>
        <Button variant="line" size="big" onClick={onClose}>
          {commonMessages.close}
        </Button>
      </Actions>
    </Sheet>
  )
}
