// The search over the novels. What is searched stands in the address.
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { TextField } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { MOST_KEYWORD_LENGTH } from '#rules/novel.ts'
import { type NovelPlace, novelSearch } from './place.ts'

export function NovelSearchField({ place: { keyword, tags } }: { place: NovelPlace }) {
  const navigate = useNavigate()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    const place = novelSearch(tags)
    if (typed === '') void navigate({ to: '/novel', search: place })
    else void navigate({ to: '/novel/$keyword', params: { keyword: typed }, search: place })
  }
  return (
    <search>
      <form onSubmit={search} className="mt-3">
        {/* another search of the address is another text in the field */}
        <TextField
          key={keyword}
          label="ノベルを検索"
          hideLabel
          name="keyword"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MOST_KEYWORD_LENGTH}
          defaultValue={keyword}
          placeholder="題名・作者・タグ・書き出し"
          trailing={<IconButton icon={Search} label="検索" type="submit" className="mr-px" />}
        />
      </form>
    </search>
  )
}
