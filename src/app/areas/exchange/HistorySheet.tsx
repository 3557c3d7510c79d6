// 交換履歴: sheet of the made items, newest first, 20 a page (doc2 §§2, 9).

import { useState } from 'react'
import { PageLinks } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ItemTile } from '#app/ui/ItemTile.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { exchangeHistoryPageSize } from '#rules/constants/exchange.ts'
import { formatDateTime } from '#rules/dates.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { exchangeMessages } from '#rules/messages/exchange.ts'
import { exchangeQueries } from './queries.ts'

const WIDTHS = [72, 56, 64, 48]

export function HistorySheet({ characterId, onClose }: { characterId: string; onClose: () => void }) {
  const [page, setPage] = useState(1)
  const query = useRead(exchangeQueries.history(characterId, page))
  return (
    <Sheet open onClose={onClose} title={exchangeMessages.history}>
      <Read
        query={query}
        title={commonMessages.couldNotFetch}
        skeleton={
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
        }
      >
        {data =>
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
              <PageLinks
                page={page}
                count={data.count}
                size={exchangeHistoryPageSize}
                label="履歴のページ"
                link={(to, face) => <button type="button" {...face} onClick={() => setPage(to)} />}
              />
            </>
          )
        }
      </Read>
      <Actions>
        <Button variant="line" size="big" onClick={onClose}>
          {commonMessages.close}
        </Button>
      </Actions>
    </Sheet>
  )
}
