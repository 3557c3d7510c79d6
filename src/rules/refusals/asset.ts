// The refusals of the area asset: code, status, what users read.
import { refusalRows } from './rows.ts'

export const assetRefusals = /* @__PURE__ */ refusalRows({
  ASSET_UNREADABLE: [422, 'この画像は読み取れませんでした。'],
  ASSET_SMALL: [422, '幅が240ピクセルより小さい画像は使えません。'],
  ASSET_NOT_FOUND: [404, 'この画像は見つかりませんでした。'],
  ASSET_USED: [409, 'この画像は使われています。使っているところを先に変えてください。'],
})
