// The screen of team tags: one is joined and left, made, renamed and removed; what may not change is only read.
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PlayingDesk, TeamTag } from '#app/areas/scenario/playing/playing-queries.ts'
import { TeamTagScreen } from '#app/areas/scenario/playing/TeamTagScreen.tsx'
import { ownCharacter } from '../../support/answers.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const NOW = '2026-11-21T12:00:00.000Z'
const of = { worldId: 'world0', scenarioId: 4, phase: 1 }
let tags: TeamTag[] = []
let mine: number | null = null
let canTag = true

const desk = (): PlayingDesk => ({
  ...{ playing: null, playingMax: 600, playingUntil: NOW, tagUntil: NOW, canSend: canTag, canTag, savesBlank: false },
  ...{ teamTag: tags.find(({ tagId }) => tagId === mine) ?? null, scenarioChoiceList: [], serverTime: NOW },
})
const face = (characterId: string, characterFullName: string) => ({
  ...{
    characterId,
    characterFullName,
    icon: null,
    className: '',
    level: 1,
    shogo: null,
    isNpc: false,
    isResting: false,
    isFolded: false,
  },
})
const server = fakeServer({
  'character.mine': { characterList: [ownCharacter('emil', 'エミル')] },
  'scenarioPlaying.get': desk,
  'scenarioPlaying.getTagList': () => ({ tagList: tags }),
  'scenarioPlaying.getTagCharacters': ({ tagId }) => ({
    characterList: tagId === 7 ? [face('sui', 'スイ')] : [face('emil', 'エミル')],
  }),
  'scenarioPlaying.addTag': ({ tagId, tagName }) => {
    const made = tags.find(tag => tag.tagId === tagId) ?? {
      tagId: 9,
      tagName: tagName ?? '',
      isMine: true,
      memberCount: 1,
    }
    if (!tags.includes(made)) tags = [...tags, made]
    mine = made.tagId
    return made
  },
  'scenarioPlaying.save': () => {
    mine = null
    return desk()
  },
  'scenarioPlaying.renameTag': ({ tagId, tagName }) => {
    tags = tags.map(tag => (tag.tagId === tagId ? { ...tag, tagName } : tag))
    return { tagId, tagName, isMine: true, memberCount: 1 }
  },
  'scenarioPlaying.removeTag': ({ tagId }) => {
    tags = tags.filter(tag => tag.tagId !== tagId)
    return { tagId }
  },
})
const soup = { tagId: 7, tagName: 'スープの約束', isMine: false, memberCount: 1 }
const card = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement

async function open(known: TeamTag[], { isIn = null as number | null, mayTag = true } = {}) {
  tags = known
  mine = isIn
  canTag = mayTag
  await showScreen(<TeamTagScreen of={of} characterId="emil" />)
}

test('a tag of others is joined and left again', async () => {
  await open([soup])
  fireEvent.click(await screen.findByRole('button', { name: 'スープの約束に入る' }))
  await screen.findByText('自分のタグ')
  expect(card('スープの約束').textContent).toContain('スイ')
  expect(within(card('スープの約束')).queryByRole('button', { name: /ほかの操作/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'スープの約束から外れる' }))
  await screen.findByRole('button', { name: 'スープの約束に入る' })
  expect(server.inputsOf('scenarioPlaying.save')).toMatchObject([{ onlyTeamTagFlg: true, tagId: null }])
})

test('one is made, renamed and removed by its maker', async () => {
  await open([])
  await screen.findByText('タグはまだありません。')
  const name = screen.getByLabelText('新しいチームタグの名前')
  fireEvent.change(name, { target: { value: 'あ'.repeat(21) } })
  fireEvent.click(screen.getByRole('button', { name: '作って入る' }))
  await screen.findByText('チームタグの名前は20文字以内で入力してください。')
  fireEvent.change(name, { target: { value: '灯台組' } })
  fireEvent.click(screen.getByRole('button', { name: '作って入る' }))
  await screen.findByRole('heading', { name: '灯台組' })
  expect(server.inputsOf('scenarioPlaying.addTag')).toHaveLength(1)

  fireEvent.click(within(card('灯台組')).getByRole('button', { name: 'ほかの操作：灯台組' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '名前を変える' }))
  const sheet = await screen.findByRole('dialog', { name: '名前を変えますか？' })
  fireEvent.change(within(sheet).getByLabelText('チームタグの名前'), { target: { value: '港組' } })
  fireEvent.click(within(sheet).getByRole('button', { name: '名前を変える' }))
  await screen.findByRole('heading', { name: '港組' })

  fireEvent.click(within(card('港組')).getByRole('button', { name: 'ほかの操作：港組' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '削除する' }))
  const asked = await screen.findByRole('dialog', { name: 'チームタグを削除しますか？' })
  fireEvent.click(within(asked).getByRole('button', { name: '削除する' }))
  await screen.findByText('タグはまだありません。')
})

test('when nothing may change any more, tags are read', async () => {
  await open([soup], { isIn: 7, mayTag: false })
  await screen.findByText('自分のタグ')
  expect(screen.queryByRole('button', { name: /入る|外れる/ })).toBeNull()
  expect(screen.queryByLabelText('新しいチームタグの名前')).toBeNull()
})
