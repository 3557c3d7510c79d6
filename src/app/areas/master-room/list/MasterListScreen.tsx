// /master: masters of all worlds or of one, those who take characters now first, found by name or reading.
import { Link, useNavigate } from '@tanstack/react-router'
import { WalletChip } from '#app/shared/coin/WalletChip.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import { worldQueries } from '#app/shared/world/queries.ts'
import { WorldBackLink } from '#app/shared/world/WorldBackLink.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { MASTER_KEYWORD_MAX } from '#rules/master-lists.ts'
import { MASTER_PAGE_SIZE } from '#rules/master-rooms.ts'
import type { MasterListSearch } from '../address.ts'
import { ALL_WORLDS, masterRoomQueries } from '../queries.ts'
import { MasterCardItem, MasterCardsSkeleton } from './MasterCardItem.tsx'

export function MasterListScreen({ place }: { place: MasterListSearch }) {
  const { world, q = '', page } = place
  const query = useRead(masterRoomQueries.list({ world, keyword: q, page }))
  const { data } = useRead(worldQueries.worlds())
  const worlds = data?.worldSelectList ?? []
  return (
    <Page top={<TopBar title="マスター" back={<WorldBackLink />} trailing={<WalletChip />} />}>
      <SearchField place={place} />
      <FilterChips
        label="ワールド"
        filters={[
          { key: ALL_WORLDS, label: 'すべて' },
          ...worlds.map(({ worldId, worldName }) => ({ key: worldId, label: worldName })),
        ]}
        current={world ?? ALL_WORLDS}
        renderLink={({ key }, face) => (
          <Link
            to="/master"
            search={{ q: place.q, page: 1, world: key === ALL_WORLDS ? undefined : key }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
      <Read query={query} title="マスターを読み込めませんでした。" className="mt-3" skeleton={<MasterCardsSkeleton />}>
        {({ masterList, count }, age) => (
          <PagedList
            shown={masterList.length}
            count={count}
            page={page}
            size={MASTER_PAGE_SIZE}
            age={age}
            link={(number, face) => <Link to="/master" search={{ ...place, page: number }} {...face} />}
            past="このページにマスターはいません。"
            empty={<Nobody isSearch={q !== '' || world !== undefined} />}
          >
            <ul className="mb-2 grid gap-3 xl:grid-cols-2">
              {masterList.map(master => (
                <MasterCardItem key={master.masterId} master={master} worlds={worlds} chosen={world} />
              ))}
            </ul>
          </PagedList>
        )}
      </Read>
    </Page>
  )
}

function SearchField({ place: { world, q = '' } }: { place: MasterListSearch }) {
  const navigate = useNavigate()
  return (
    <SearchLine
      label="マスターを探す"
      maxLength={MASTER_KEYWORD_MAX}
      words={q}
      placeholder="名前・読み"
      onSearch={typed => void navigate({ to: '/master', search: { world, q: typed || undefined, page: 1 } })}
    />
  )
}

const Nobody = ({ isSearch }: { isSearch: boolean }) => (
  <EmptyState
    drawing={<EmptyDrawing />}
    title={isSearch ? '条件に合うマスターはいません。' : 'マスターはまだいません。'}
    note={isSearch ? '読みでも探せます。ワールドを変えてみてください。' : undefined}
    action={
      isSearch ? (
        <ButtonLink variant="ai" to="/master" search={{ page: 1 }}>
          すべてのマスターを見る
        </ButtonLink>
      ) : (
        <ButtonLink variant="ai" to="/worldSelect">
          ワールドを選ぶ
        </ButtonLink>
      )
    }
  />
)
