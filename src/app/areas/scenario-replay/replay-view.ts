// Facts shown around the words of a replay: its sections, the places of the reader's own characters, the names that
// lead to pages; and its whole text, with the private parts behind it.
import type { MarkedLines } from '#app/ui/rich-text-lines.ts'
import { calledBy, shownLines } from '#rules/scenario/cast-names.ts'
import { type Appearance, appearancesOf } from '#rules/scenario/coverage.ts'
import { type Mention, mentionsOf } from '#rules/scenario/mentions.ts'
import { partTitle } from '#rules/scenario/replay.ts'
import { speakerOf } from '#rules/scenario/speakers.ts'
import { displayCount } from '#rules/text/count.ts'
import { clean } from '#rules/text/notation.ts'
import { sectionName, sectionsOf } from '#rules/text/sections.ts'
import type { Replay } from './queries.ts'

type CastMember = Replay['castList'][number]

/** Page to which words of the text lead: a character's, or one of the world's guide. */
export type Target = { characterId: string } | { pageId: string }

export interface ReplaySection {
  /** First line of the section, from 1; below it the last one. */
  row: number
  to: number
  title: string
}

export interface OwnAppearances {
  member: CastMember
  runs: readonly Appearance[]
}

export interface ReplayView {
  /** Lines as readers see them. */
  lines: readonly string[]
  sections: readonly ReplaySection[]
  /** Places of each of the reader's own characters. */
  own: readonly OwnAppearances[]
  /** All lines in which one of them appears. */
  marks: readonly MarkedLines[]
  /** Names and words of the world with their pages, read when a line is asked for. */
  mentions: (row: number) => readonly Mention<Target>[]
}

/** Facts of a replay. The terms are missing in a replay that an older app has kept. */
type Told = Pick<Replay, 'body' | 'castList'> & Partial<Pick<Replay, 'termList'>>

/** Names of a member of the cast. Its words for the others are missing in a replay that an older app has kept. */
const toCastName = ({ character, nameList, calls = [] }: Omit<CastMember, 'calls'> & Partial<CastMember>) => ({
  ...{ key: character.characterId, nameList },
  calls: calls.map(call => ({ key: call.characterId, nameList: call.nameList })),
})

export function replayView({ body, castList, termList = [] }: Told): ReplayView {
  const text = body ?? ''
  const lines = shownLines(text)
  const sections = sectionsOf(lines)
  const cast = castList.map(toCastName)
  const mine = castList.filter(({ isMine }) => isMine)
  const sought = cast.filter((_, index) => castList[index]?.isMine)
  // A reader without a character in the replay is spared the search through all lines.
  const places = mine.length > 0 ? appearancesOf(lines, cast, sought) : new Map<string, readonly Appearance[]>()
  const own = mine.map(member => ({ member, runs: places.get(member.character.characterId) ?? [] }))
  const people = cast.map(({ key: characterId, nameList }) => ({ key: { characterId }, nameList }))
  const called = {
    nameList: cast.flatMap(({ calls }) => calls.flatMap(({ nameList }) => nameList)),
    in: (row: number) => {
      const speaker = speakerOf(lines, row - 1, cast)
      return people.map(({ key }) => ({ key, nameList: calledBy(speaker, key.characterId, cast) }))
    },
  }
  // The longest word comes first, so that 灯室番 is not taken for 灯室.
  const words = termList
    .toSorted((one, other) => other.term.length - one.term.length)
    .map(({ term, pageId }) => ({ key: { pageId }, nameList: [term], isWord: true }))
  return {
    lines,
    sections: sections.map(section => ({
      ...{ row: section.from, to: section.to, title: sectionName(section, lines) },
    })),
    own,
    marks: mergedRuns(own.flatMap(({ runs }) => runs)),
    mentions: mentionsOf<Target>(
      clean(text).split('\n'),
      sections,
      [...people, ...words],
      called.nameList.length > 0 ? called : undefined,
    ),
  }
}

/** Runs of several characters as marks that do not overlap, in their order. */
export function mergedRuns(runs: readonly Appearance[]): MarkedLines[] {
  const marks: { from: number; to: number }[] = []
  for (const { from, to } of [...runs].sort((one, other) => one.from - other.from)) {
    const last = marks.at(-1)
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to)
    else marks.push({ from, to })
  }
  return marks
}

/** Number of runs in a section. */
export const runsIn = (runs: readonly Appearance[], { row, to }: ReplaySection): number =>
  runs.filter(({ from }) => row <= from && from <= to).length

/** Word count of a section, a last half rounded up. */
export const sectionLength = (lines: readonly string[], { row, to }: ReplaySection): number =>
  Math.ceil(lines.slice(row - 1, to).reduce((sum, line) => sum + displayCount(line), 0))

export interface WholeText {
  text: string
  /** Lines with the headings of private parts. */
  partRows: readonly { row: number; title: string }[]
}

/** The text, and behind it the private parts that the reader may read, so that lines of the body keep their numbers. */
export function wholeText({ body, partList }: Pick<Replay, 'body' | 'partList'>): WholeText {
  let text = body ?? ''
  const partRows = partList.map(({ body: part, nameList }) => {
    const title = partTitle(nameList)
    text += '\n\n\n'
    const row = text.split('\n').length
    text += `${title}\n\n${part}`
    return { row, title }
  })
  return { text, partRows }
}
