// Words of an empty list, which fit the chosen criteria: no reader is told to remove criteria that they have not set.
import { describe, expect, test } from 'vitest'
import { nothingFound as noNovels } from '#app/areas/novel/nothing-found.ts'
import { nothingFound as noCharacters } from '#app/areas/world/search/nothing-found.ts'
import { type CharacterAddress, readCharacterAddress } from '#app/shared/world/character-address.ts'

describe('novels', () => {
  test.each([
    ['a word', '星', [], '言葉を短くするか、変えてみてください。'],
    ['one tag', '', ['連載'], 'ほかのタグを選んでみてください。'],
    ['several tags', '', ['連載', '掌編'], 'タグを減らしてみてください。'],
    ['a word and a tag', '星', ['連載'], '言葉を変えるか、タグを減らしてみてください。'],
  ])('%s', (_, keyword, tags, note) => {
    expect(noNovels({ keyword, tags, page: 1 }, 0)).toMatchObject({ title: '条件に合うノベルはありません。', note })
  })

  test('nothing chosen, and a page that is not there', () => {
    expect(noNovels({ keyword: '', tags: [], page: 1 }, 0)).toEqual({ title: 'ノベルはまだありません。' })
    expect(noNovels({ keyword: '星', tags: ['連載'], page: 9 }, 11)).toMatchObject({
      title: 'このページにノベルはありません。',
    })
  })
})

describe('characters', () => {
  const none = (chosen: Partial<CharacterAddress>, count = 0) =>
    noCharacters({ ...readCharacterAddress({}), ...chosen }, count)
  test.each([
    ['a name', { name: '凛' }, '名前を短くするか、よみがなで探してみてください。'],
    ['one criterion', { race: 'A1' }, '条件を変えてみてください。'],
    ['the kind', { kind: 'npc' as const }, '条件を変えてみてください。'],
    ['criteria', { race: 'A1', title: '灯守' }, '条件を減らしてみてください。'],
    ['a name and a criterion', { name: '凛', race: 'A1' }, '条件を減らすか、よみがなで探してみてください。'],
    [
      'a name among the followed',
      { name: '凛', isFollowed: true },
      'このワールドでフォローしているキャラクターから探しました。',
    ],
    ['the followed', { isFollowed: true }, 'キャラクターのページからフォローできます。'],
  ])('%s', (_, chosen, note) => expect(none(chosen).note).toBe(note))

  test('nothing chosen, and a page that is not there', () => {
    expect(none({})).toEqual({ title: 'このワールドのキャラクターは、まだいません。' })
    expect(none({ name: '凛', page: 9 }, 3)).toEqual({
      title: 'このページにキャラクターはいません。',
      clear: 'はじめのページへ',
    })
  })
})
