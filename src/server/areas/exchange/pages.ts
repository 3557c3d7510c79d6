// Link card of the exchange.
import type { Page } from '../../platform/pages.ts'
import { worldPage } from '../world/world-page.ts'

export const exchangePages: readonly Page[] = [
  worldPage('/world/$worldId/itemSynth', () => ({
    title: 'アイテム交換',
    description: '集めたものを、べつのアイテムに交換する。',
  })),
]
