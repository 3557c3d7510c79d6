// Button that keeps the search of the page. It asks for a name, and whether the user wants a notice when something new
// fits.
import { BookmarkPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { TextButton } from '#app/ui/TextLink.tsx'
import { filtersOf } from '#rules/search/filters.ts'
import type { SearchKind } from '#rules/search/kinds.ts'
import { filterCount, type SearchPlace } from '../address.ts'

const SaveSheet = lazy(() => import('./SaveSheet.tsx').then(module => ({ default: module.SaveSheet })))

export function SaveSearch({ place, kind }: { place: SearchPlace; kind: SearchKind }) {
  const [isOpen, setIsOpen] = useState(false)
  if (place.keyword === '' && filterCount(place) === 0) return null
  return (
    <>
      <TextButton icon={BookmarkPlus} onClick={() => setIsOpen(true)}>
        この検索を保存
      </TextButton>
      {isOpen && (
        <Suspense>
          <SaveSheet
            search={{ kind, keyword: place.keyword, filters: filtersOf(kind, place.filters) }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
