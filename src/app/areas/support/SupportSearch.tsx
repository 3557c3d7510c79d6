// Frame of the support's searches: the field, an invitation before the first search, and the results.

import type { ReactNode } from 'react'
import { useState } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { SUPPORT_KEYWORD_MAX } from '#rules/support.ts'

interface SupportSearchProps {
  /** name of what is looked for: シナリオ */
  thing: string
  /** ways in which it is found, before the first search */
  note: string
  /** words that were searched for; undefined before the first search */
  typed: string | undefined
  onSearch: (words: string) => void
  /** results */
  children: (words: string) => ReactNode
}

export function SupportSearch({ thing, note, typed, onSearch, children }: SupportSearchProps) {
  return (
    <Page top={<TopBar title={`サポート：${thing}`} back={<BackLink to="/cs" label="サポートのトップへ戻る" />} />}>
      <Form key={typed} {...{ thing, typed, onSearch }} />
      {typed === undefined ? (
        <div className="mt-3">
          <EmptyState drawing={<EmptyDrawing />} title={`調べる${thing}を探してください。`} note={note} />
        </div>
      ) : (
        children(typed)
      )}
    </Page>
  )
}

function Form({ thing, typed, onSearch }: Pick<SupportSearchProps, 'thing' | 'typed' | 'onSearch'>) {
  const [wrong, setWrong] = useState<string>()
  return (
    <SearchLine
      label={`${thing}を探す`}
      hideLabel={false}
      type="text"
      maxLength={SUPPORT_KEYWORD_MAX}
      words={typed ?? ''}
      hint="メールアドレスは、全体を入力してください。"
      error={wrong}
      button="探す"
      onSearch={words => {
        setWrong(words === '' ? '探す言葉を入力してください。' : undefined)
        if (words !== '') onSearch(words)
      }}
    />
  )
}

export const NothingFound = ({ note }: { note: string }) => (
  <EmptyState drawing={<EmptyDrawing />} title="該当データがありません。" note={note} />
)
