// Search through the whole of a text that is written section by section: its places, each with the words around it.
import { Search } from 'lucide-react'
import { useState } from 'react'
import { announce } from '#app/ui/announce.ts'
import { Button } from '#app/ui/Button.tsx'
import type { TextBook } from '#app/ui/editor/sections/text-book.ts'
import { TextField } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { useBook } from './use-sections.tsx'

const MOST = 20
const BEFORE = 12
const BEHIND = 20

export function FindInText({ book }: { book: TextBook }) {
  const { pieces } = useBook(book).contents
  const [words, setWords] = useState('')
  const [found, show] = useState<{ words: string; all: number; places: readonly Place[] } | null>(null)
  const find = (): void => {
    if (words === '') return
    const text = book.text()
    const { places, all } = book.find(words, MOST)
    show({ words, all, places: places.map(at => placeIn(text, at, words.length)) })
    announce(told(all))
  }
  // The browser's own search finds everything that is in one field.
  if (pieces.length < 2) return null
  return (
    <search className="mt-2 block">
      <TextField
        label="本文から探す"
        hideLabel
        placeholder="本文から探す"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={words}
        leading={<Icon of={Search} size="s" className="ml-3 flex-none text-ink-soft" />}
        trailing={
          <Button variant="text" className="mr-1.5" onClick={find}>
            探す
          </Button>
        }
        hint={found ? told(found.all) : undefined}
        onChange={event => {
          setWords(event.currentTarget.value)
          show(null)
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // It is no press of the form around it.
          event.preventDefault()
          find()
        }}
      />
      {found && found.places.length > 0 && (
        <ol aria-label="見つかったところ" className="mt-1 grid gap-0.5">
          {found.places.map(({ at, before, behind }) => (
            <li key={at}>
              <button
                type="button"
                className="block min-h-11 w-full truncate rounded-card px-3 text-left font-mincho text-cap hover:bg-sunken"
                onClick={() => book.openAt(at, at + found.words.length)}
              >
                {before}
                <b className="text-ai">{found.words}</b>
                {behind}
              </button>
            </li>
          ))}
        </ol>
      )}
    </search>
  )
}

interface Place {
  at: number
  before: string
  behind: string
}

/** Words around a place, of its own line. */
function placeIn(text: string, at: number, length: number): Place {
  const before =
    text
      .slice(Math.max(0, at - BEFORE), at)
      .split('\n')
      .at(-1) ?? ''
  const behind = text.slice(at + length, at + length + BEHIND).split('\n')[0] ?? ''
  return { at, before, behind }
}

const told = (all: number): string => {
  if (all === 0) return '見つかりませんでした。'
  return all > MOST ? `${all}件のうち、はじめの${MOST}件` : `${all}件`
}
