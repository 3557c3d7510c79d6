// Field of the search. What is typed stands in the path of the address.
import { useNavigate } from '@tanstack/react-router'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import { readWords } from '#rules/search/address.ts'
import { SEARCH_WORDS_MAX } from '#rules/search/kinds.ts'
import type { SearchPlace } from './address.ts'
import { linkOf } from './PlaceLink.tsx'

/** @param isFirst whether the field gets the focus, because the user has come to search */
export function SearchField({ place, isFirst }: { place: SearchPlace; isFirst: boolean }) {
  const navigate = useNavigate()
  return (
    <SearchLine
      label="検索する言葉"
      name="keyword"
      autoFocus={isFirst}
      maxLength={SEARCH_WORDS_MAX}
      words={place.keyword}
      placeholder="名前・よみがな・題名・本文の言葉"
      onSearch={typed => void navigate(linkOf({ ...place, keyword: readWords(typed), page: 1 }))}
    />
  )
}
