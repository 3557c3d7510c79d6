// The refusals of the area equipment: code, status, what users read.
import { refusalRows } from './rows.ts'

export const equipmentRefusals = /* @__PURE__ */ refusalRows({
  ITEM_LEVEL_HIGHEST: [422, 'このアイテムは、これ以上レベルが上がりません。'],
  EQUIPMENT_CHANGED: [409, '装備が別の画面で変更されています。読み込み直してください。'],
  EQUIPMENT_SLOT: [422, 'その場所には装備できません。'],
})
