// Names that the editor of a playing text offers: the set skills of the character and what it holds.
import { characterQueries } from '#app/shared/character/queries.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import type { HeldItem } from '#app/shared/settings/queries.ts'
import type { SnippetsProps } from '#app/ui/editor/types.ts'
import { pieceKey } from '#rules/equipment.ts'

const MOST_ITEMS = 40

/** @param bag what it holds; null while that is being read */
export function useGivenNames(characterId: string, bag: readonly HeldItem[] | null): SnippetsProps['given'] {
  const { data: character } = useRead(characterQueries.detail(characterId))
  return [
    {
      title: 'セットしているスキル',
      list: (character?.skillList ?? []).map(({ skillCode, skillName }) => ({ id: skillCode, text: skillName })),
    },
    {
      title: 'もちもの',
      list: (bag ?? []).slice(0, MOST_ITEMS).map(item => ({ id: pieceKey(item), text: item.itemName })),
    },
  ]
}
