// Journals of the demo, mutes and reports, read from their files, and checks of the things that they name.
import { journalFaults } from '#rules/journal-desk.ts'
import { entryFault } from '#rules/journals.ts'
import { mutedWordFault } from '#rules/mutes.ts'
import { decisionFault, reportFault } from '#rules/reports.ts'
import { type DemoJournal, type DemoReports, journals, reports } from '../shapes/journal.ts'
import type { Content } from './read.ts'
import type { Reader } from './reader.ts'

const JOURNALS = 'journals.json'
const REPORTS = 'reports.json'

export const readJournals = (reader: Reader): readonly DemoJournal[] => reader.json(JOURNALS, journals)?.journals ?? []

export const readReports = (reader: Reader): DemoReports => reader.json(REPORTS, reports) ?? { mutes: [], reports: [] }

const promptsOf = (prompts: DemoJournal['prompts']) =>
  prompts.map(({ from, to, text }) => ({ fromTotal: from, toTotal: to, text }))

/** Checks that every journal could be published, that its runs could be written, and that characters exist. */
export function judgeJournals({ journals: told, people }: Content, reader: Reader): void {
  const worldOf = (key: string) => people.find(({ character }) => character.key === key)?.character.worldId
  for (const { key, worldId, length, dice, prompts, runs, ...texts } of told) {
    for (const words of Object.values(journalFaults({ ...texts, dice, promptList: promptsOf(prompts) }, true)))
      reader.fault(JOURNALS, key, words)
    for (const { character, entries, rolled, state, scope } of runs) {
      const world = worldOf(character)
      if (!world) reader.fault(JOURNALS, key, `there is no character “${character}”`)
      if (worldId !== undefined && world !== worldId) reader.fault(JOURNALS, key, `${character} is of another world`)
      const steps = [...entries.map(({ prompt }) => prompt), ...(rolled === undefined ? [] : [rolled])]
      if (steps.length > length) reader.fault(JOURNALS, key, 'a run has more entries than the journal has steps')
      if (steps.some(step => step > prompts.length))
        reader.fault(JOURNALS, key, 'a run names a question that is not there')
      if (rolled !== undefined && state !== 'open')
        reader.fault(JOURNALS, key, 'only an open run may have a roll alone')
      if ((state === 'published') !== (scope !== undefined)) reader.fault(JOURNALS, key, 'a published run has a scope')
      for (const { words } of entries) {
        const fault = entryFault(words)
        if (fault) reader.fault(JOURNALS, key, fault)
      }
    }
  }
}

export function judgeReports({ reports: { mutes, reports: told }, people }: Content, reader: Reader): void {
  const isThere = (key: string) => people.some(({ character }) => character.key === key)
  for (const { by, words, characters } of mutes) {
    for (const word of words) {
      const fault = mutedWordFault(word)
      if (fault) reader.fault(REPORTS, by, fault)
    }
    for (const key of characters) if (!isThere(key)) reader.fault(REPORTS, by, `there is no character “${key}”`)
  }
  for (const { by, character, reason, words, state, answer = '', told: toWriter = '' } of told) {
    if (!isThere(character)) reader.fault(REPORTS, by, `there is no character “${character}”`)
    const fault = reportFault(reason, words)
    if (fault) reader.fault(REPORTS, by, fault)
    const decided = state === 'waiting' ? null : decisionFault({ decision: state, answer, words: toWriter })
    if (decided) reader.fault(REPORTS, by, decided)
  }
}
