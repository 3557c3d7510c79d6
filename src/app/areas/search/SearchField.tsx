// Field of the search. What is typed stands in the path of the address.
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { TextField } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { readWords } from '#rules/search/address.ts'
import { SEARCH_WORDS_MAX } from '#rules/search/kinds.ts'
import type { SearchPlace } from './address.ts'
import { linkOf } from './PlaceLink.tsx'

/** @param isFirst whether the field gets the focus, because the user has come to search */
export function SearchField({ place, isFirst }: { place: SearchPlace; isFirst: boolean }) {
  const navigate = useNavigate()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const keyword = readWords(new FormData(event.currentTarget).get('keyword'))
    void navigate(linkOf({ ...place, keyword, page: 1 }))
  }
  return (
    <search>
      <form onSubmit={search} className="mt-3">
        {/* another search in the address gives the field another text */}
        <TextField
          key={place.keyword}
          label="検索する言葉"
          hideLabel
          name="keyword"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoFocus={isFirst}
          maxLength={SEARCH_WORDS_MAX}
          defaultValue={place.keyword}
          placeholder="名前・よみがな・題名・本文の言葉"
          trailing={<IconButton icon={Search} label="検索" type="submit" className="mr-px" />}
        />
      </form>
    </search>
  )
}
