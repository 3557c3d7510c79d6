// Voice clips of characters, and the lines of published replays that they are attached to (doc2 §§3, 4).
import { bigint, foreignKey, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'
import { userId } from '../identity/columns.ts'
import { appUser } from '../identity/tables.ts'
import { scenarioReplay } from '../scenario-replay/tables.ts'

/** A spoken line that belongs to a character. */
export const voiceClip = pgTable(
  'voice_clip',
  {
    clipId: bigint('clip_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    characterId: characterId(),
    /** The voice actor; null where no account is known. */
    creatorId: text('creator_id').references(() => appUser.userId),
    creatorName: text('creator_name').notNull(),
    /** Title, spoken text, and name of the sound among the assets. */
    shouhinmei: text('shouhinmei').notNull(),
    voiceText: text('voice_text').notNull(),
    file: text('file').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('voice_clip_character').on(table.characterId, table.clipId)],
)

/** A clip on a line of a published replay. A line holds one clip of a character. */
export const replayVoice = pgTable(
  'replay_voice',
  {
    scenarioId: bigint('scenario_id', { mode: 'number' }).notNull(),
    phase: smallint('phase').notNull(),
    /** Line of the body, from 1. */
    rowNo: integer('row_no').notNull(),
    clipId: bigint('clip_id', { mode: 'number' })
      .notNull()
      .references(() => voiceClip.clipId),
    /** The player or the master who attached it. */
    userId: userId(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.scenarioId, table.phase, table.rowNo] }),
    foreignKey({
      columns: [table.scenarioId, table.phase],
      foreignColumns: [scenarioReplay.scenarioId, scenarioReplay.phase],
    }),
  ],
)
