// Hook for a long text that is written section by section: its book, and the field for the editor of its draft.
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { SectionEditor } from '#app/ui/editor/sections/SectionEditor.tsx'
import { type BookView, TextBook } from '#app/ui/editor/sections/text-book.ts'
import type { EditorProps } from '#app/ui/editor/types.ts'
import { keepLastPlace, useLastPlace } from './last-place.ts'

/** @param name subject of the text on this device: `replay:world0/5/1` */
export function useSections(name: string) {
  const [book] = useState(() => new TextBook())
  useEffect(() => {
    book.onPlace = at => void keepLastPlace(name, at)
  }, [book, name])
  const field = useCallback((props: EditorProps) => <PlacedEditor {...props} name={name} book={book} />, [name, book])
  return { book, field }
}

function PlacedEditor({ name, ...props }: EditorProps & { name: string; book: TextBook }) {
  return <SectionEditor {...props} place={useLastPlace(name)} />
}

export const useBook = (book: TextBook): BookView => useSyncExternalStore(book.watch, book.get)
