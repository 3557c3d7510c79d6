// /myPage/admin/worldEventPage: worlds with the pages of their events.
import { Globe } from 'lucide-react'
import { firstOfDesk } from '#app/shared/form/desk-address.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { eventPageQueries } from '../queries.ts'

export function WorldListScreen() {
  const query = useRead(eventPageQueries.worlds())
  return (
    <Page top={<TopBar title="イベントのページ" back={<BackLink to="/admin" label="運営のトップへ戻る" />} />}>
      <p className="mt-3 text-sub text-ink-soft">
        ワールドごとに、イベントのページと、ワールドのトップでの告知、ページに使う絵のライブラリを扱います。
      </p>
      <Read
        query={query}
        title="ワールドを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <div className="mt-3">
            <NewsRowSkeleton />
          </div>
        }
      >
        {({ worldList }, age) => (
          <>
            <List className="mt-3">
              {worldList.map(({ worldId, worldName, pages, open, blobs, tops }) => (
                <ListLink
                  key={worldId}
                  to="/myPage/admin/worldEventPage/$worldId"
                  params={{ worldId }}
                  search={firstOfDesk}
                  icon={<Icon of={Globe} className="text-ink-soft" />}
                  title={worldName}
                  note={`ページ ${pages}件（開催中 ${open}件）・告知 ${tops}件・絵 ${blobs}枚`}
                />
              ))}
            </List>
            <p className="num mt-2 text-meta text-ink-soft">
              <Aged since={age} />
            </p>
          </>
        )}
      </Read>
    </Page>
  )
}
