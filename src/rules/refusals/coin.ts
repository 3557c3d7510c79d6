// The refusals of the area coin: code, status, what users read.
import { refusalRows } from './rows.ts'

export const coinRefusals = /* @__PURE__ */ refusalRows({
  COIN_SHORT: [422, 'LPもACも足りません。'],
  TOKEN_SHORT: [422, '所持しているワールド通貨が足りません。'],
})
