// Search field for novels. The search stands in the address.
import { useNavigate } from '@tanstack/react-router'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import { MOST_KEYWORD_LENGTH } from '#rules/novel-address.ts'
import { type NovelAddress, novelSearch } from './address.ts'

export function NovelSearchField({ place: { keyword, tags } }: { place: NovelAddress }) {
  const navigate = useNavigate()
  const search = (typed: string) => {
    const place = novelSearch(tags)
    if (typed === '') void navigate({ to: '/novel', search: place })
    else void navigate({ to: '/novel/$keyword', params: { keyword: typed }, search: place })
  }
  return (
    <SearchLine
      label="ノベルを検索"
      name="keyword"
      maxLength={MOST_KEYWORD_LENGTH}
      words={keyword}
      placeholder="題名・作者・タグ・書き出し"
      onSearch={search}
    />
  )
}
