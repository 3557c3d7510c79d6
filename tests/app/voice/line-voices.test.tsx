// Giving voices to the lines of a replay: which lines are offered to a player and to the master, what is sent, and what is said
// where it fails.
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Clip, LineVoice, Voiceable } from '#app/areas/voice/queries.ts'
import { useLineVoices } from '#app/areas/voice/use-line-voices.tsx'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import type { FakeOutbox } from '../../support/fake-outbox.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const LINES = ['霧が出た。', 'リンネ「来る」', 'ガロ「おう」', '「だれだ」']
const of = { worldId: 'world0', scenarioId: 4, phase: 1 }

const clipOf = (clipId: number, characterId: string, shouhinmei: string): Clip => ({
  ...{ clipId, characterId, shouhinmei, voiceText: '「来る」', creatorName: 'こだま' },
  ...{ shouhinNaiyou: `/files/voices/clip-${clipId}.wav`, galleryIcon: null, characterIcon: null },
})
const rinne = { characterId: 'rinne', characterFullName: 'リンネ', clips: 2 }
const garo = { characterId: 'garo', characterFullName: 'ガロ', clips: 1 }

let voiceable: Voiceable
let refuses = false
fakeServer({
  'voice.getLines': () => {
    if (refuses) throw new Error('The answer is lost.')
    return voiceable
  },
  'voice.attach': ({ rowNo }) => ({ ...clipOf(1, 'rinne', '行く'), rowNo }),
  'voice.detach': ({ rowNo }) => ({ rowNo }),
  'voice.takeOff': ({ rowNo }) => ({ rowNo }),
  'voice.getClips': ({ characterId }) => ({
    clipList:
      characterId === 'rinne' ? [clipOf(2, 'rinne', '来る'), clipOf(1, 'rinne', '行く')] : [clipOf(3, 'garo', 'おう')],
    count: characterId === 'rinne' ? 2 : 1,
  }),
})

beforeEach(() => {
  refuses = false
  voiceable = { lineList: [{ rowNo: 2, characterId: 'rinne' }], characterList: [rinne] }
})

function Replay({ voiceList = [], isOffice = false }: { voiceList?: LineVoice[]; isOffice?: boolean }) {
  const { lineStart, control } = useLineVoices({
    of,
    replay: { voiceList, canVoice: !isOffice, takesVoices: isOffice },
    lines: LINES,
  })
  return (
    <>
      {control}
      {LINES.map((line, index) => (
        <p key={line}>
          {lineStart(index + 1)}
          {line}
        </p>
      ))}
    </>
  )
}

const giveTo = (line: string) => screen.findByRole('button', { name: `${line}に声を付ける` })
const begin = async () => fireEvent.click(await screen.findByRole('button', { name: '声を付ける' }))
const sheet = () => screen.findByRole('dialog', { name: '声を付ける' })
const asked = (outbox: FakeOutbox) => {
  const { kind, request } = outbox.get().items[0] as OutboxItem
  return [kind, JSON.parse(request.body ?? '{}')]
}

test('a player is offered the own lines after a press, and gives one its voice', async () => {
  const { outbox } = await showScreen(<Replay />)
  await begin()
  expect(await screen.findByText(/^1個のせりふに付けられます/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /に声を付ける$/ })).toHaveLength(1)
  fireEvent.click(await giveTo('リンネ「来る」'))
  const lies = within(await sheet())
  fireEvent.click(await lies.findByRole('button', { name: '「行く」を付ける' }))
  await waitFor(() => expect(asked(outbox)).toEqual(['voice.attach', { ...of, rowNo: 2, clipId: 1 }]))
})

test('the master chooses who speaks where the text does not tell, among those who have a voice', async () => {
  const lineList = [2, 3, 4].map(rowNo => ({ rowNo, characterId: ['rinne', 'garo', null][rowNo - 2] ?? null }))
  voiceable = { lineList, characterList: [rinne, garo, { characterId: 'sui', characterFullName: 'スイ', clips: 0 }] }
  await showScreen(<Replay />)
  await begin()
  fireEvent.click(await giveTo('「だれだ」'))
  const lies = within(await sheet())
  const who = await lies.findByRole('combobox', { name: '話している人' })
  expect([...who.querySelectorAll('option')].map(option => option.textContent)).toEqual(['リンネ', 'ガロ'])
  fireEvent.change(who, { target: { value: 'garo' } })
  expect(await lies.findByRole('button', { name: '「おう」を付ける' })).toBeTruthy()
})

test('the voice of a line is told, and taken off', async () => {
  const { outbox } = await showScreen(<Replay voiceList={[{ ...clipOf(2, 'rinne', '来る'), rowNo: 2 }]} />)
  expect(await screen.findByRole('button', { name: 'ボイス「来る」（こだま）' })).toBeTruthy()
  await begin()
  fireEvent.click(await giveTo('リンネ「来る」'))
  const lies = within(await sheet())
  expect(await lies.findByText('付いています')).toBeTruthy()
  fireEvent.click(lies.getByRole('button', { name: '声を外す' }))
  await waitFor(() => expect(asked(outbox)).toEqual(['voice.detach', { ...of, rowNo: 2 }]))
})

test('lines that cannot be read are said, and asked for again', async () => {
  refuses = true
  await showScreen(<Replay />)
  await begin()
  expect(await screen.findByText('付けられるせりふを読み込めませんでした。')).toBeTruthy()
  refuses = false
  fireEvent.click(screen.getByRole('button', { name: 'もう一度試す' }))
  expect(await giveTo('リンネ「来る」')).toBeTruthy()
})

test('the office takes a voice off its line, with a reason', async () => {
  const voice = { ...clipOf(2, 'rinne', '来る'), rowNo: 2 }
  const { outbox } = await showScreen(<Replay isOffice voiceList={[voice]} />)
  expect(screen.queryByRole('button', { name: '声を付ける' })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: '声を外す' }))
  fireEvent.click(await screen.findByRole('button', { name: 'リンネ「来る」の声を外す' }))
  const lies = within(await screen.findByRole('dialog', { name: 'この声を外しますか？' }))
  fireEvent.change(lies.getByRole('textbox', { name: /理由/ }), { target: { value: '音が割れています。' } })
  fireEvent.click(lies.getByRole('button', { name: '声を外す' }))
  await waitFor(() =>
    expect(asked(outbox)).toEqual(['voice.takeOff', { ...of, rowNo: 2, clipId: 2, reason: '音が割れています。' }]),
  )
})
