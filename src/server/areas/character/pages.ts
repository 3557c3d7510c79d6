// Link cards of characters.
import { imageSource } from '#rules/images.ts'
import { strip } from '#rules/text/notation.ts'
import { cardOf, type Page } from '../../platform/pages.ts'
import { findCard } from './detail.ts'

export const characterPages: readonly Page[] = [
  {
    route: '/world/$worldId/character/$characterId',
    card: async ({ db, params: { worldId = '', characterId = '' } }) => {
      const found = await findCard(db, worldId, characterId)
      if (!found) return null
      const { characterFullName, className, level, catchphrase, profile, icon, worldName } = found
      return cardOf({
        title: characterFullName,
        description: [`${className} Lv.${level}`, catchphrase || strip(profile)].filter(Boolean).join('　'),
        imagePath: icon ? imageSource(icon, 'character', 192) : null,
        worldName,
      })
    },
  },
]
