// Description of a world for first-time visitors: its tokens have the signs that amounts are printed with.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WorldAbout } from '#app/areas/world/top/WorldAbout.tsx'
import type { World } from '#app/shared/world/queries.ts'

afterEach(cleanup)

test('a token shows its sign', () => {
  const token = { tokenNo: 1, name: 'ゴールド', sign: 'G' }
  const world = { status: 'open', characterCount: 1, ownCharacterCount: 0, scenarioSupportFlg: 0, description: '' }
  render(
    <WorldAbout
      world={{ ...world, tokenList: [token, { tokenNo: 2, name: 'カルマ', sign: '' }] } as unknown as World}
    />,
  )
  expect(screen.getByText('ゴールド (G)・カルマ')).toBeTruthy()
})
