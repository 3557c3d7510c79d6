import { expect, test } from 'vitest'
import { type BuyerStanding, type GoodsTerms, MOST_BOUGHT_AT_ONCE, mostBought, whyNotBought } from '#rules/shop.ts'

const NOW = Date.parse('2026-11-21T12:00:00+09:00')
const goods: GoodsTerms = { tokenNo: 1, price: 10, stock: null, limitPerCharacter: null, endsAt: null }
const coins: GoodsTerms = { ...goods, tokenNo: null }
const buyer: BuyerStanding = { isSkill: false, shojiSu: 0, boughtCount: 0, isAllowed: true }
const skill: BuyerStanding = { ...buyer, isSkill: true }
const purse = { worldToken1: 100, llamaPoint: 30, alpacaCoin: 50 }

test.each<[string, Partial<GoodsTerms>, Partial<BuyerStanding>, number, string | null]>([
  ['enough of everything', {}, {}, 10, null],
  ['one more than the token pays', {}, {}, 11, 'TOKEN_SHORT'],
  ['LP alone', { tokenNo: null }, {}, 3, null],
  ['AC alone', { tokenNo: null }, {}, 5, null],
  ['LP and AC are not added', { tokenNo: null }, {}, 6, 'COIN_SHORT'],
  ['the last of the stock', { stock: 2 }, {}, 2, null],
  ['more than the stock', { stock: 2 }, {}, 3, 'GOODS_SOLD_OUT'],
  ['up to the limit', { limitPerCharacter: 3 }, { boughtCount: 1 }, 2, null],
  ['beyond the limit', { limitPerCharacter: 3 }, { boughtCount: 1 }, 3, 'GOODS_LIMIT'],
  ['a second before the end', { endsAt: new Date(NOW + 1000) }, {}, 1, null],
  ['at the end', { endsAt: new Date(NOW).toISOString() }, {}, 1, 'GOODS_ENDED'],
  ['a skill', {}, skill, 1, null],
  ['a skill twice', {}, skill, 2, 'GOODS_LIMIT'],
  ['a skill that is known', {}, { ...skill, shojiSu: 2 }, 1, 'SKILL_LEARNED'],
  ['a skill of another class', {}, { ...skill, isAllowed: false }, 1, 'SKILL_NOT_ALLOWED'],
])('%s', (_, terms, standing, count, reason) => {
  expect(whyNotBought({ ...goods, ...terms }, { ...buyer, ...standing }, purse, { count, now: NOW })).toBe(reason)
})

test.each<[string, GoodsTerms, BuyerStanding, number]>([
  ['what the token pays', goods, buyer, 10],
  ['what one coin pays', coins, buyer, 5],
  ['the stock', { ...goods, stock: 4 }, buyer, 4],
  ['what the limit leaves', { ...goods, limitPerCharacter: 5 }, { ...buyer, boughtCount: 2 }, 3],
  ['one skill', goods, skill, 1],
  ['nothing that has ended', { ...goods, endsAt: new Date(NOW) }, buyer, 0],
  ['a cheap thing, at once', { ...goods, price: 1 }, buyer, MOST_BOUGHT_AT_ONCE],
])('the most that can be bought: %s', (_, terms, standing, most) => {
  expect(mostBought(terms, standing, purse, NOW)).toBe(most)
})
