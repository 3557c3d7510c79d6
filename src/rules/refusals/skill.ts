// The refusals of the area skill: code, status, what users read.
import { refusalRows } from './rows.ts'

export const skillRefusals = /* @__PURE__ */ refusalRows({
  SKILL_NOT_FOUND: [404, 'スキルが見つかりませんでした。'],
  SKILL_NOT_LEARNED: [422, 'まだ覚えていないスキルです。'],
  SKILL_CHANGED: [409, 'スキルが別の画面で変更されています。読み込み直してください。'],
  SKILL_HIGHEST: [422, 'このスキルは、これ以上レベルが上がりません。'],
  SKILL_SHOP_ONLY: [422, 'このスキルは、ショップで手に入れて覚えます。'],
  SKILL_CLASS: [422, 'このスキルを覚えられるクラスではありません。'],
  SKILL_LEVEL: [422, 'このスキルを覚えるには、レベルが足りません。'],
})
