// 本文を探す: search bar in place of the bar.
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '#app/ui/IconButton.tsx'
import type { Search } from './use-search.ts'

export function SearchBar({ search: { hits, current, look, step }, onClose }: { search: Search; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    // The user wants to type at once; the former search is not kept.
    field.current?.focus()
    look('')
  }, [look])
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    step(1)
  }
  const count = typed.trim() === '' ? '' : hits.length === 0 ? '見つかりません' : `${current + 1} / ${hits.length}`
  return (
    <search className="flex min-h-(--bar-top) flex-none items-center border-b border-line bg-sheet px-1 md:px-3">
      <form onSubmit={goOn} className="flex min-w-0 flex-1 flex-wrap items-center">
        <input
          ref={field}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          aria-label="本文から探す言葉"
          placeholder="本文から探す"
          maxLength={100}
          onChange={event => {
            setTyped(event.target.value)
            look(event.target.value)
          }}
          className="h-11 min-w-0 flex-1 basis-24 bg-transparent px-3 text-body placeholder:text-ink-soft"
        />
        <output className="num flex-none px-1 text-meta text-ink-soft">{count}</output>
      </form>
      <IconButton icon={ChevronUp} label="前の一致" onClick={() => step(-1)} />
      <IconButton icon={ChevronDown} label="次の一致" onClick={() => step(1)} />
      <IconButton icon={X} label="検索をとじる" onClick={onClose} />
    </search>
  )
}
