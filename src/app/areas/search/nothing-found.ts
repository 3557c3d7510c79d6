// Words for a search that found nothing, by what was searched.
import { filterCount, type SearchPlace } from './address.ts'

type Nothing = { title: string; note: string; isNarrowed: boolean }

export function nothingFound(place: SearchPlace): Nothing {
  const isNarrowed = filterCount(place) > 0
  const title = place.keyword === '' ? '条件に合うものはありません。' : `「${place.keyword}」は見つかりませんでした。`
  if (isNarrowed) return { title, note: '絞りこみを減らしてみてください。', isNarrowed }
  return place.keyword === ''
    ? { title, note: 'ほかの種類から探してみてください。', isNarrowed }
    : { title, note: '言葉を短くするか、よみがなで探してみてください。', isNarrowed }
}
