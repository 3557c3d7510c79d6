// List of the characters that received by a link, the newest first, page by page.
import { useState } from 'react'
import { PageLinks } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { CloseActions, Sheet } from '#app/ui/Sheet.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { formatDateTime } from '#rules/dates.ts'
import { TAKER_PAGE_SIZE } from '#rules/distributions.ts'
import { imageSource } from '#rules/images.ts'
import { formatCount } from '#rules/rewards.ts'
import { distributionQueries, type LinkRow } from './queries.ts'

type Props = { shouhinId: string; row: LinkRow; onClose: () => void }

export function TakersSheet({ shouhinId, row, onClose }: Props) {
  const [page, setPage] = useState(1)
  const { officialOptionId, suuryoSentakuId } = row
  const query = useRead(distributionQueries.takers({ shouhinId, officialOptionId, suuryoSentakuId }, page))
  const { data } = query
  return (
    <Sheet open onClose={onClose} title="受け取った人" lead={data && `${formatCount(data.count)}人`}>
      <Read
        query={query}
        title="受け取った人を読み込めませんでした。"
        className="mt-3"
        skeleton={
          <div className="mt-3">
            <NewsRowSkeleton count={4} />
          </div>
        }
      >
        {({ takenList, count }) => (
          <>
            <List className="mt-3">
              {takenList.map(({ characterId, characterFullName, icon, takenAt }) => (
                <ListRow
                  key={characterId}
                  icon={<Avatar size={44} src={icon ? imageSource(icon, 'character', 96) : undefined} />}
                  title={characterFullName}
                  note={formatDateTime(takenAt)}
                />
              ))}
            </List>
            <PageLinks
              page={page}
              count={count}
              size={TAKER_PAGE_SIZE}
              label="受け取った人のページ"
              link={(to, face) => <button type="button" {...face} onClick={() => setPage(to)} />}
            />
          </>
        )}
      </Read>
      <CloseActions onClose={onClose} />
    </Sheet>
  )
}
