// /cs/scenario?q&page: scenarios by id, title, master or participant; the record of one is opened with a reason.
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { SUPPORT_KEYWORD_MAX, SUPPORT_PAGE_SIZE } from '#rules/support.ts'
import type { SupportSearch } from './address.ts'
import { FoundCard } from './FoundCard.tsx'
import { supportQueries } from './queries.ts'
import { RecordView } from './RecordView.tsx'
import { useRecord } from './use-record.ts'

export function ScenarioSearchScreen({ place: { q, page } }: { place: SupportSearch }) {
  return (
    <Page top={<TopBar title="サポート：シナリオ" back={<BackLink to="/myPage" />} />}>
      <SearchForm key={q} typed={q} />
      {q === undefined ? (
        <div className="mt-3">
          <EmptyState
            drawing={<EmptyDrawing />}
            title="調べるシナリオを探してください。"
            note="10桁のID、題名、マスター、参加者のメールアドレス・名前・キャラクターで探せます。"
          />
        </div>
      ) : (
        <Found key={`${q} ${page}`} keyword={q} page={page} />
      )}
    </Page>
  )
}

function SearchForm({ typed }: { typed: string | undefined }) {
  const navigate = useNavigate()
  const [wrong, setWrong] = useState<string>()
  const search = (words: string): void => {
    setWrong(words === '' ? '探す言葉を入力してください。' : undefined)
    if (words !== '') void navigate({ to: '/cs/scenario', search: { q: words, page: 1 } })
  }
  return (
    <SearchLine
      label="シナリオを探す"
      hideLabel={false}
      type="text"
      maxLength={SUPPORT_KEYWORD_MAX}
      words={typed ?? ''}
      hint="メールアドレスは、全体を入力してください。"
      error={wrong}
      button="探す"
      onSearch={search}
    />
  )
}

function Found({ keyword, page }: { keyword: string; page: number }) {
  const query = useRead(supportQueries.scenarios(keyword, page))
  const { record, show, close } = useRecord()
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
          empty={
            <EmptyState
              drawing={<EmptyDrawing />}
              title="該当データがありません。"
              note="言葉を短くするか、IDで探してください。"
            />
          }
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
