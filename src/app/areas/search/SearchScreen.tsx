// /search in its three forms, and /world/{worldId}/worldSearch/{searchType}: one box, tabs by kind with the numbers found, filters, and
// what was found with the words marked.
import { BookmarkCheck } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { WalletChip } from '#app/shared/coin/WalletChip.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { WorldTopBar } from '#app/shared/world/WorldTopBar.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { ALL_KINDS } from '#rules/search/kinds.ts'
import { searchTypeLabel } from '#rules/search/labels.ts'
import { filterCount, type SearchPlace } from './address.ts'
import { Filters } from './Filters.tsx'
import { KindTabs } from './KindTabs.tsx'
import { AllResults, KindResults } from './Results.tsx'
import { SearchField } from './SearchField.tsx'
import { SaveSearch } from './saved/SaveSearch.tsx'
import { WorldOwnSearches } from './WorldOwnSearches.tsx'

export function SearchScreen({ place }: { place: SearchPlace }) {
  const { user } = useSession()
  const { type, keyword, inWorld } = place
  const isBare = keyword === '' && type === ALL_KINDS && filterCount(place) === 0
  return (
    <Page top={<Bar place={place} />}>
      <SearchField place={place} isFirst={isBare} />
      {isBare ? (
        <EmptyState
          bare
          drawing={<EmptyDrawing />}
          title="探したい言葉を入力してください。"
          note="名前はよみがなでも、物語は本文の一節でも見つかります。"
        />
      ) : (
        <>
          <KindTabs place={place} />
          <Filters place={place} isMember={user !== null} />
        </>
      )}
      {user && inWorld === null && (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          {!isBare && type !== ALL_KINDS && <SaveSearch place={place} kind={type} />}
          <TextLink to="/myPage/searches" icon={BookmarkCheck} className="ml-auto">
            保存した検索
          </TextLink>
        </div>
      )}
      {inWorld !== null && <WorldOwnSearches worldId={inWorld} keyword={keyword} />}
      {isBare ? null : type === ALL_KINDS ? <AllResults place={place} /> : <KindResults place={place} kind={type} />}
    </Page>
  )
}

function Bar({ place: { inWorld, type, keyword } }: { place: SearchPlace }) {
  if (inWorld !== null) {
    return (
      <WorldTopBar
        worldId={inWorld}
        title={`${searchTypeLabel(type)}を探す`}
        back={<BackLink to="/world/$worldId" params={{ worldId: inWorld }} label="ワールドのトップへ戻る" />}
      />
    )
  }
  return (
    <TopBar
      title="検索"
      back={<BackLink to={keyword === '' && type === ALL_KINDS ? '/' : '/search'} />}
      trailing={<WalletChip />}
    />
  )
}
