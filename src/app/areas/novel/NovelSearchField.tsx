// Search field for novels. The search stands in the address.
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { TextField } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { MOST_KEYWORD_LENGTH } from '#rules/novel.ts'
import { type NovelAddress, novelSearch } from './address.ts'

export function NovelSearchField({ place: { keyword, tags } }: { place: NovelAddress }) {
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
        {/* another search in the address gives the field another text */}
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
