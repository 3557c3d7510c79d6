// Words for a search for characters without results, by the chosen criteria.
import { type CharacterAddress, detailCount } from '#app/shared/world/character-address.ts'

type Nothing = { title: string; note?: string; clear?: string }

const NOT_FOUND = '見つかりませんでした。'
const CLEAR = '条件をすべて消す'

/** @param count number on other pages */
export function nothingFound(place: CharacterAddress, count: number): Nothing {
  const { name, kind, isFollowed } = place
  if (count > 0) return { title: 'このページにキャラクターはいません。', clear: 'はじめのページへ' }
  const details = detailCount(place)
  const others = details + (kind ? 1 : 0)
  if (isFollowed) {
    return name || others
      ? { title: NOT_FOUND, note: 'このワールドでフォローしているキャラクターから探しました。', clear: CLEAR }
      : {
          title: 'フォローしているキャラクターは、このワールドにいません。',
          note: 'キャラクターのページからフォローできます。',
          clear: 'すべてのキャラクターを見る',
        }
  }
  if (name && others) return { title: NOT_FOUND, note: '条件を減らすか、よみがなで探してみてください。', clear: CLEAR }
  if (name) return { title: NOT_FOUND, note: '名前を短くするか、よみがなで探してみてください。', clear: CLEAR }
  if (others) {
    const note = others > 1 ? '条件を減らしてみてください。' : '条件を変えてみてください。'
    return { title: NOT_FOUND, note, clear: CLEAR }
  }
  return { title: 'このワールドのキャラクターは、まだいません。' }
}
