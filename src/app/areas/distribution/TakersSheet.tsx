// List of the characters that received by a link, the newest first, page by page.
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { CloseActions, Sheet } from '#app/ui/Sheet.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { formatDateTime } from '#rules/dates.ts'
import { TAKER_PAGE_SIZE } from '#rules/distributions.ts'
import { imageSource } from '#rules/images.ts'
import { shownOnceOnline } from '#rules/messages/offline.ts'
import { pageCount } from '#rules/paging.ts'
import { formatCount } from '#rules/rewards.ts'
import { distributionQueries, type LinkRow } from './queries.ts'

type Props = { shouhinId: string; row: LinkRow; onClose: () => void }

export function TakersSheet({ shouhinId, row, onClose }: Props) {
  const online = useOnline()
  const [page, setPage] = useState(1)
  const { officialOptionId, suuryoSentakuId } = row
  const { data, error } = useQuery(distributionQueries.takers({ shouhinId, officialOptionId, suuryoSentakuId }, page))
  const pages = data ? pageCount(data.count, TAKER_PAGE_SIZE) : 1
  return (
    <Sheet open onClose={onClose} title="受け取った人" lead={data && `${formatCount(data.count)}人`}>
      <div className="mt-3">
        {data ? (
          <List>
            {data.takenList.map(({ characterId, characterFullName, icon, takenAt }) => (
              <ListRow
                key={characterId}
                icon={<Avatar size={44} src={icon ? imageSource(icon, 'character', 96) : undefined} />}
                title={characterFullName}
                note={formatDateTime(takenAt)}
              />
            ))}
          </List>
        ) : error ? (
          <Notice tone={online ? 'hi' : 'info'} icon={online ? TriangleAlert : WifiOff} title="読み込めませんでした。">
            {online ? '時間をおいて、もう一度お試しください。' : shownOnceOnline()}
          </Notice>
        ) : (
          <NewsRowSkeleton count={4} />
        )}
      </div>
      {pages > 1 && (
        <div className="mt-3 flex items-center justify-between gap-2">
          <Button variant="line" onClick={() => setPage(Math.max(1, page - 1))}>
            前へ
          </Button>
          <span className="num text-meta text-ink-soft">
            {page} / {pages}
          </span>
          <Button variant="line" onClick={() => setPage(Math.min(pages, page + 1))}>
            次へ
          </Button>
        </div>
      )}
      <CloseActions onClose={onClose} />
    </Sheet>
  )
}
