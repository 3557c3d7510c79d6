// Receiving by a link: the panel after the last piece was received, and when the characters cannot be read.
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { distributionQueries } from '#app/areas/distribution/queries.ts'
import { TakePanel } from '#app/areas/distribution/TakePanel.tsx'
import { receiving } from '#app/areas/distribution/use-receive.ts'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { actOf } from '#app/platform/outbox/write.ts'
import { ownCharacter } from '../../support/answers.ts'
import { FakeOutbox } from '../../support/fake-outbox.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const place = { shouhinId: 'glass', officialOptionId: 0, suuryoSentakuId: 0 }
const receipt: AnswerOf<'distribution.distribution'> = {
  ...{ itemName: '月光硝子', shouhinmei: '月光硝子のおすそわけ', amount: 1, before: 2, after: 3 },
  characterFullName: 'ガロ・ミストル',
}
let isTaken = false
/** A link with one piece left. */
const server = fakeServer({
  'distribution.getDetail': () => ({
    shouhin: {
      ...{ shouhinId: 'glass', shouhinmei: '月光硝子のおすそわけ', description: '', picture: null },
      ...{ worldId: 'world0', worldName: '灯守のエルダ' },
    },
    ...{ optionName: '', itemName: '月光硝子', amount: 1, ownerName: '凛', endsAt: null },
    ...{ state: isTaken ? 'full' : 'open', remaining: isTaken ? 0 : 1 },
    receivedCharacterIdList: isTaken ? ['garo'] : [],
  }),
  'distribution.distribution': () => {
    isTaken = true
    return receipt
  },
  'character.mine': {
    characterList: [ownCharacter('garo', 'ガロ・ミストル'), ownCharacter('sui', 'スイ', false)],
  },
})
let outbox: FakeOutbox
const show = () => showScreen(<Page />, outbox)

function Page() {
  const { data } = useQuery(distributionQueries.detail(place, 'hash'))
  return data ? <TakePanel place={place} hash="hash" detail={data} /> : null
}

beforeEach(() => {
  isTaken = false
  outbox = new FakeOutbox()
})

test('who receives the last one reads what was received, not that everything is gone', async () => {
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '受け取る' }))
  expect(await screen.findByText('月光硝子 ×1 を受け取りました。')).toBeTruthy()
  expect(screen.queryByText('予定の数をすべて配り終えました。')).toBeNull()
})

test('an answer that comes late is shown to who is still there; one of another link is not', async () => {
  server.loses('distribution.distribution', 'answer lost')
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '受け取る' }))
  expect(await screen.findByText('受け取れたかを確かめています')).toBeTruthy()
  const [item] = outbox.get().items
  if (!item) throw new Error('It does not wait for its answer.')
  const other: OutboxItem = { ...item, id: 'other', facts: { ...item.facts, suuryoSentakuId: 1 } }
  act(() => void outbox.answer(other, receipt))
  expect(screen.queryByText('月光硝子 ×1 を受け取りました。')).toBeNull()
  act(() => void outbox.answer(item, receipt))
  expect(await screen.findByText('月光硝子 ×1 を受け取りました。')).toBeTruthy()
})

test('characters that cannot be read can be asked for again', async () => {
  server.loses('character.mine')
  await show()
  const again = await screen.findByRole('button', { name: 'もう一度試す' })
  server.loses('character.mine', 'arrives')
  fireEvent.click(again)
  expect(await screen.findByRole('button', { name: '受け取る' })).toBeTruthy()
})

test.each([
  ['this link', place, true],
  ['another amount', { ...place, suuryoSentakuId: 1 }, false],
  ['other goods', { ...place, shouhinId: 'ticket' }, false],
])('what waits for an answer of %s', async (_, key, isChecking) => {
  await outbox.add(actOf(receiving, { key, hash: 'hash', characterId: 'garo', shouhinmei: receipt.shouhinmei }))
  await show()
  await screen.findByRole('button', { name: '受け取る' })
  expect(screen.queryByText('受け取れたかを確かめています') !== null).toBe(isChecking)
})
