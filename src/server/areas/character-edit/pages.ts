// Link card of the registration of a character.
import type { Page } from '../../platform/pages.ts'
import { worldPage } from '../world/world-page.ts'

export const characterEditPages: readonly Page[] = [
  worldPage('/world/$worldId/characterRegistration', ({ world: { worldName } }) => ({
    title: 'キャラクター登録',
    description: `${worldName}に、自分のキャラクターを作る。`,
  })),
]
