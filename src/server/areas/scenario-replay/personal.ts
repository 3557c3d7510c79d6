// Personal data of replays: published replays and their way to publication stay, under the pseudonym.
import { sql } from 'drizzle-orm'
import { ofCharacters, ofUser, type PersonalArea } from '../../platform/personal.ts'
import {
  characterHistory,
  characterTitle,
  scenarioCastNote,
  scenarioQuestion,
  scenarioReplay,
  scenarioReplayComment,
  scenarioReplayVersion,
} from './tables.ts'

const ofOwnScenarios = (userId: string) =>
  sql`scenario_id in (select scenario_id from scenario where master_id = ${userId})`
const ofOwnEntries = (userId: string) =>
  sql`entry_id in (select entry_id from scenario_entry where user_id = ${userId})`

export const scenarioReplayPersonal: PersonalArea = {
  tables: [
    {
      table: scenarioReplay,
      users: { approved_by: 'renamed' },
      archive: { name: 'replays', own: ofOwnScenarios, without: ['approved_by'] },
    },
    {
      table: scenarioReplayVersion,
      users: { user_id: 'renamed' },
      archive: { name: 'replay-versions', own: ofUser() },
    },
    {
      table: scenarioReplayComment,
      users: { user_id: 'renamed' },
      archive: { name: 'replay-notes', own: ofUser(), texts: { title: null, body: 'body' } },
    },
    { table: scenarioCastNote, archive: 'Notes are of the master, about entries of others.' },
    {
      table: scenarioQuestion,
      archive: { name: 'scenario-questions', own: ofOwnEntries, texts: { title: 'question', body: 'answer' } },
    },
    {
      table: characterHistory,
      characters: { character_id: 'stays' },
      archive: { name: 'histories', own: ofCharacters() },
    },
    { table: characterTitle, characters: { character_id: 'stays' }, archive: { name: 'titles', own: ofCharacters() } },
  ],
}
