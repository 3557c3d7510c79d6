// /cs/scenario?q&page: scenarios by id, title, master or participant; the record of one is opened with a reason.
import { Link, useNavigate } from '@tanstack/react-router'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { SUPPORT_PAGE_SIZE } from '#rules/support.ts'
import type { SupportPlace } from './address.ts'
import { FoundCard } from './FoundCard.tsx'
import { type ScenarioRecord, supportQueries } from './queries.ts'
import { RecordView } from './RecordView.tsx'
import { NothingFound, SupportSearch } from './SupportSearch.tsx'
import { useRecord } from './use-record.ts'

export function ScenarioSearchScreen({ place: { q, page } }: { place: SupportPlace }) {
  const navigate = useNavigate()
  return (
    <SupportSearch
      thing="シナリオ"
      note="10桁のID、題名、マスター、参加者のメールアドレス・名前・キャラクターで探せます。"
      typed={q}
      onSearch={words => void navigate({ to: '/cs/scenario', search: { q: words, page: 1 } })}
    >
      {words => <Found key={`${words} ${page}`} keyword={words} page={page} />}
    </SupportSearch>
  )
}

function Found({ keyword, page }: { keyword: string; page: number }) {
  const query = useRead(supportQueries.scenarios(keyword, page))
  const { record, show, close } = useRecord<ScenarioRecord>()
  if (record) return <RecordView record={record} onClose={close} />
  return (
    <Read query={query} title="シナリオを探せませんでした。" className="mt-3" skeleton={<NewsRowSkeleton count={3} />}>
      {({ scenarioList, count }, age) => (
        <PagedList
          shown={scenarioList.length}
          count={count}
          page={page}
          size={SUPPORT_PAGE_SIZE}
          age={age}
          link={(number, face) => <Link to="/cs/scenario" search={{ q: keyword, page: number }} {...face} />}
          past="このページにシナリオはありません。"
          empty={<NothingFound note="言葉を短くするか、IDで探してください。" />}
        >
          <ul>
            {scenarioList.map(scenario => (
              <FoundCard key={scenario.scenarioId} scenario={scenario} onOpened={show} />
            ))}
          </ul>
        </PagedList>
      )}
    </Read>
  )
}
