// /cs/character?q&page: characters by id, name or user; the record of one is opened with a reason.
import { Link, useNavigate } from '@tanstack/react-router'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { SUPPORT_PAGE_SIZE } from '#rules/support.ts'
import type { SupportPlace } from './address.ts'
import { CharacterRecordView } from './CharacterRecordView.tsx'
import { FoundCharacterCard } from './FoundCharacterCard.tsx'
import { type CharacterRecord, supportQueries } from './queries.ts'
import { NothingFound, SupportSearch } from './SupportSearch.tsx'
import { useRecord } from './use-record.ts'

export function CharacterSearchScreen({ place: { q, page } }: { place: SupportPlace }) {
  const navigate = useNavigate()
  return (
    <SupportSearch
      thing="キャラクター"
      note="ID、名前、ユーザーの名前・メールアドレスで探せます。"
      typed={q}
      onSearch={words => void navigate({ to: '/cs/character', search: { q: words, page: 1 } })}
    >
      {words => <Found key={`${words} ${page}`} keyword={words} page={page} />}
    </SupportSearch>
  )
}

function Found({ keyword, page }: { keyword: string; page: number }) {
  const query = useRead(supportQueries.characters(keyword, page))
  const { record, show, close } = useRecord<CharacterRecord>()
  if (record) return <CharacterRecordView record={record} onClose={close} />
  return (
    <Read
      query={query}
      title="キャラクターを探せませんでした。"
      className="mt-3"
      skeleton={<NewsRowSkeleton count={3} />}
    >
      {({ characterList, count }, age) => (
        <PagedList
          shown={characterList.length}
          count={count}
          page={page}
          size={SUPPORT_PAGE_SIZE}
          age={age}
          link={(number, face) => <Link to="/cs/character" search={{ q: keyword, page: number }} {...face} />}
          past="このページにキャラクターはいません。"
          empty={<NothingFound note="言葉を短くするか、IDで探してください。" />}
        >
          <ul>
            {characterList.map(found => (
              <FoundCharacterCard key={found.character.characterId} found={found} onOpened={show} />
            ))}
          </ul>
        </PagedList>
      )}
    </Read>
  )
}
