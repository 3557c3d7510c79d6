// /myPage/searches: the searches that the user keeps. A press opens one; each can be renamed, removed, and made to
// call: to send a notice when something new fits.
import { BellRing, Search } from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { List } from '#app/ui/List.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { CALL_REST_HOURS, SAVED_SEARCHES_MOST } from '#rules/search/kinds.ts'
import { searchQueries } from '../queries.ts'
import { SavedRow } from './SavedRow.tsx'

export function SavedSearchesScreen() {
  const query = useRead(searchQueries.saved())
  return (
    <Page top={<TopBar title="保存した検索" back={<BackLink to="/myPage" />} />}>
      <Notice icon={BellRing} silent className="mt-3">
        {`条件に合うものが新しく公開されたら、お知らせします。知らせは${CALL_REST_HOURS}時間に1回までです。`}
      </Notice>
      <Read
        query={query}
        title="保存した検索を読み込めませんでした。"
        className="mt-3"
        skeleton={<NewsRowSkeleton count={3} />}
      >
        {({ savedList }, age) =>
          savedList.length === 0 ? (
            <div className="mt-3">
              <EmptyState
                drawing={<EmptyDrawing />}
                title="保存した検索はありません。"
                note="検索の結果の「この検索を保存」から残せます。"
                action={
                  <ButtonLink variant="ai" icon={Search} to="/search">
                    検索する
                  </ButtonLink>
                }
              />
            </div>
          ) : (
            <>
              <p className="num mt-3 mb-2 text-meta text-ink-soft">
                {savedList.length} / {SAVED_SEARCHES_MOST}件
                <Aged since={age} />
              </p>
              <List>
                {savedList.map(saved => (
                  <SavedRow key={saved.searchId} saved={saved} />
                ))}
              </List>
            </>
          )
        }
      </Read>
    </Page>
  )
}
