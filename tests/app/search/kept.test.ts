// The search in what the device keeps: things of kept reads and saved texts, each once, whatever shape an answer has.
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keptReads, keptWith, savedThing } from '#app/areas/search/kept/things.ts'
import { searchWords } from '#rules/novel.ts'

function clientWith(reads: readonly [unknown[], unknown, boolean?][]): QueryClient {
  const client = new QueryClient()
  for (const [key, data, persist = true] of reads) {
    client.getQueryCache().build(client, { queryKey: key, meta: { persist } })
    client.setQueryData(key, data)
  }
  return client
}

const novel = {
  novelId: 3,
  worldId: 'world1',
  title: '零分停車',
  chapterTitle: null,
  writerName: 'ソラ',
  firstLine: '駅。',
}
const found = (client: QueryClient, keyword: string) =>
  keptWith(keptReads(client), searchWords(keyword)).map(({ title }) => title)

test('lists that were visited are searched by title, name and reading', () => {
  const client = clientWith([
    [['novel', 'getList', { page: 1 }], { novelList: [novel], count: 1 }],
    [
      ['world', 'searchCharacter', { worldId: 'world0' }],
      {
        characterList: [{ characterId: 'c', characterFullName: '灯守あかり', kana: 'ヒモリアカリ', className: '燈手' }],
      },
    ],
    [
      ['scenario', 'getOpeningList', {}],
      {
        scenarioList: [{ scenarioId: 4, phase: 1, worldId: 'world0', scenarioTitle: '霧の灯台', masterName: 'しおり' }],
      },
    ],
    [['news', 'getList', {}], { newsList: [{ postId: 1, title: '更新のお知らせ' }] }, false],
  ])
  expect(found(client, 'ていしゃ')).toEqual([])
  expect(found(client, '停車')).toEqual(['零分停車'])
  expect(found(client, 'ひもり')).toEqual(['灯守あかり'])
  expect(found(client, '灯')).toEqual(['灯守あかり', '霧の灯台'])
  expect(found(client, '更新')).toEqual([])
})

test('notes, tweets and letters that were opened are found where they stand', () => {
  const character = { characterId: 'c', characterFullName: '灯守あかり' }
  const tweet = { tweetId: 9, character, body: '霧笛が三度。' }
  const client = clientWith([
    [['note', 'getOwnList', {}], { noteList: [{ noteId: 5, worldId: 'world0', title: '霧の夜', firstLine: '灯。' }] }],
    [['tweet', 'getThread', { worldId: 'world0' }], { aboveList: [], tweet, answerList: [] }],
    [
      ['letter', 'getThread', { worldId: 'world0', characterId: 'own', otherId: 'c' }],
      { other: character, letterList: [{ body: '霧が晴れたら。' }] },
    ],
  ])
  const hrefs = keptWith(keptReads(client), searchWords('霧')).map(({ href }) => href)
  expect(hrefs.toSorted()).toEqual([
    '/world/world0/message?with=c&as=own',
    '/world/world0/note/5',
    '/world/world0/tweet?tweet=9',
  ])
})

test('a saved text is searched whole, and told once beside the list that names it', () => {
  const saved = savedThing({
    ...{ textKey: 'novel:3', title: '零分停車', path: '/world/world1/novel/3', files: [], bytes: 1, savedAt: 1 },
    data: { body: '改札の向こうで、誰かが笑った。', castList: [{ name: 'ミナ' }] },
  })
  const client = clientWith([[['novel', 'getList', {}], { novelList: [novel] }]])
  const things = [saved, ...keptReads(client)]
  expect(keptWith(things, ['改札'])).toMatchObject([{ href: '/world/world1/novel/3', line: '保存した物語' }])
  expect(keptWith(things, ['零分'])).toHaveLength(1)
})

test('answers of other versions are left out, and break nothing', () => {
  const client = clientWith([
    [['novel', 'getList', {}], { novelList: 'none' }],
    [['search', 'find', {}], { hitList: [null, {}, { title: 5 }] }],
    [
      ['scenario', 'x', {}],
      [1, 2],
    ],
    [['news', 'getArticle', {}], null],
  ])
  expect(keptWith(keptReads(client), ['あ'])).toEqual([])
})
