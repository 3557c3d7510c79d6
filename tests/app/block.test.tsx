// Keeping somebody out: asked about first, sent once, listed without a name where none is known, and ended by one press.
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { BlockListScreen } from '#app/areas/block/BlockListScreen.tsx'
import { BlockMenu } from '#app/areas/block/BlockMenu.tsx'
import { ownCharacter } from '../support/answers.ts'
import { type AnswerOf, fakeServer } from '../support/fake-server.ts'
import { showScreen } from '../support/screen.tsx'

type Block = AnswerOf<'block.getBlockPublicUserList'>['blockList'][number]

let blocks: Block[] = []
fakeServer({
  'character.mine': { characterList: [ownCharacter('linette', 'リネット・ハルグレイ')] },
  'block.blockPublicUser': { characterId: 'linette', blockId: 1 },
  'block.unBlockPublicUser': () => {
    blocks = []
    return { characterId: 'linette', isBlocked: false }
  },
  'block.getBlockPublicUserList': () => ({ blockList: blocks, count: blocks.length }),
})

beforeEach(() => {
  blocks = [
    { blockId: 1, publicUserId: null, character: null, isAnonymous: true, blockedAt: '2026-11-20T03:00:00.000Z' },
  ]
})

const other = {
  characterId: 'garo',
  characterFullName: 'ガロ・ミストル',
  isNpc: false,
}
const menuOf = (character: typeof other) => (
  <BlockMenu worldId="world0" character={character} kind="character" targetId={character.characterId} />
)

test('a block is sent after a yes, and by nothing before it', async () => {
  const { outbox } = await showScreen(menuOf(other))
  fireEvent.click(await screen.findByRole('button', { name: 'ほかの操作：ガロ・ミストル' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'ブロックする' }))
  await screen.findByRole('alertdialog')
  expect(outbox.added).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'ブロックする' }))
  await expect.poll(() => outbox.added.map(({ note }) => note)).toEqual(['ガロ・ミストル'])
})

test('a character of the service is muted alone', async () => {
  await showScreen(menuOf({ ...other, isNpc: true }))
  fireEvent.click(await screen.findByRole('button', { name: 'ほかの操作：ガロ・ミストル' }))
  const entries = await screen.findAllByRole('menuitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['ミュートする'])
})

test('who wrote without a name is listed without one, and one press ends it', async () => {
  const { outbox } = await showScreen(<BlockListScreen worldId="world0" place={{ page: 1 }} />)
  fireEvent.click(await screen.findByRole('button', { name: 'ブロックを解除する：匿名の相手' }))
  await expect.poll(() => outbox.added.map(({ facts }) => facts.isBlocked)).toEqual([0])
})
