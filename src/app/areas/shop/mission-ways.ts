// Way of missions that wait for a purchase.
import { type MissionWays, pageOf } from '#app/shared/mission/way.ts'

export const shopWays = {
  ItemBuy: pageOf('ショップへ', 'shop'),
} satisfies MissionWays
