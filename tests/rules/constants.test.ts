// Constants that no code can take, held where their value stands a second time: counts and bounds of the tables of codes, sizes
// in names of classes, which Tailwind reads letter by letter, and addresses, which the router's types hold.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { exchangeOption } from '#rules/codes/exchange.ts'
import { missionTabNo } from '#rules/codes/mission.ts'
import { difficulty, novelKind, reward, textType } from '#rules/codes/scenario.ts'
import { loginMode, signupStep } from '#rules/codes/sign-in.ts'
import { creatorType, lastClass, userClass } from '#rules/codes/user.ts'
import { nameOrderKind } from '#rules/codes/world.ts'
import * as account from '#rules/constants/account.ts'
import * as display from '#rules/constants/display.ts'
import { exchangeMenuOptions } from '#rules/constants/exchange.ts'
import * as mission from '#rules/constants/mission.ts'
import * as scenario from '#rules/constants/scenario.ts'
import * as world from '#rules/constants/world.ts'
import { orderCoinChoices } from '#rules/order/coins-of-lengths.ts'
import { projectRoot } from '../support/paths.ts'
import { routeFiles } from '../support/route-files.ts'

const count = (table: object): number => Object.values(table).length
const bounds = (table: Record<string, number>): number[] => [
  Math.min(...Object.values(table)),
  Math.max(...Object.values(table)),
]

test('counts are those of the tables', () => {
  expect(count(loginMode)).toBe(account.loginFormModes)
  expect(count(signupStep)).toBe(account.signupSteps)
  expect(count(userClass)).toBe(account.userClassCount)
  expect(count(exchangeOption)).toBe(exchangeMenuOptions)
  expect(count(missionTabNo)).toBe(mission.missionTabs)
})

test('bounds are those of the tables', () => {
  expect(bounds(lastClass)).toEqual([account.classCodeMin, account.classCodeMax])
  expect(bounds(nameOrderKind)).toEqual([world.nameOrderKindMin, world.nameOrderKindMax])
  expect(bounds(novelKind)).toEqual([scenario.novelKindMin, scenario.novelKindMax])
  expect(bounds(difficulty)).toEqual([scenario.difficultyIndexMin, scenario.difficultyIndexMax])
  expect(bounds(reward)).toEqual([scenario.rewardIndexMin, scenario.rewardIndexMax])
})

test('flags of creators are their types, and age bands follow one another', () => {
  expect(creatorType).toEqual({
    illustrator: account.creatorFlagIllustrator,
    voice: account.creatorFlagVoice,
    writer: account.creatorFlagWriter,
  })
  expect([account.ageBand1Upper, account.ageBand2Upper]).toEqual([account.ageBand2 - 1, account.ageBand3 - 1])
})

test.each([
  [textType.normal, scenario.orderCoinNormalCount],
  [textType.middle, scenario.orderCoinMiddleCount],
  [textType.long, scenario.orderCoinLongCount],
])('%s has %i prices', (type, prices) => {
  expect(orderCoinChoices(type)).toHaveLength(prices)
})

test('the address of what is not there is a route', () => {
  expect(routeFiles().map(({ path }) => path)).toContain(world.notFoundPath)
})

describe('sizes in names of classes', () => {
  test.each([
    ['shared/story/LinkCard.tsx', `min-h-[${display.linkCardHeight}px]`],
    ['shared/story/LinkCard.tsx', `max-w-[${display.linkCardMaxWidth}px]`],
    ['shared/story/LinkCard.tsx', `art size-[${display.linkCardImageWidth}px]`],
    ['shared/voice/VoicePlayer.tsx', ` w-[${display.mediaPlayerWidthPhone}px]`],
    ['shared/voice/VoicePlayer.tsx', ` md:w-[${display.mediaPlayerWidth}px]`],
    ['ui/UploadOverlay.tsx', ` z-${display.uploadOverlayZIndex} `],
    ['ui/Sheet.tsx', `'md:w-[${display.modalMaxWidth}px]'`],
    ['ui/Sheet.tsx', `'md:w-[${mission.missionCharacterDialogWidth}px]'`],
  ])('%s has %s', (path, words) => {
    expect(readFileSync(join(projectRoot, 'src/app', path), 'utf8')).toContain(words)
  })
})
