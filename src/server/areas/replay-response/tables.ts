// Responses to published replays: reactions and comments, each by a character.
import { bigint, foreignKey, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'
import { userId } from '../identity/columns.ts'
import { appUser } from '../identity/tables.ts'
import { scenarioReplay } from '../scenario-replay/tables.ts'

const ofReplay = {
  scenarioId: bigint('scenario_id', { mode: 'number' }).notNull(),
  phase: smallint('phase').notNull(),
}
const replayKey = (table: { scenarioId: typeof scenarioReplay.scenarioId; phase: typeof scenarioReplay.phase }) =>
  foreignKey({
    columns: [table.scenarioId, table.phase],
    foreignColumns: [scenarioReplay.scenarioId, scenarioReplay.phase],
  })
const by = {
  userId: userId(),
  characterId: characterId(),
}

/** A reaction of a character; one of each kind. */
export const replayReaction = pgTable(
  'replay_reaction',
  { ...ofReplay, ...by, kind: smallint('kind').notNull(), createdAt: instant('created_at').notNull() },
  table => [
    primaryKey({ columns: [table.scenarioId, table.phase, table.kind, table.characterId] }),
    index('replay_reaction_user').on(table.userId, table.scenarioId, table.phase),
    replayKey(table as never),
  ],
)

/** A comment of a character. */
export const replayComment = pgTable(
  'replay_comment',
  {
    commentId: bigint('comment_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofReplay,
    ...by,
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Time of the deletion by the comment's writer, the master of the scenario or the office. */
    deletedAt: instant('deleted_at'),
    deletedBy: text('deleted_by').references(() => appUser.userId),
  },
  table => [index('replay_comment_of').on(table.scenarioId, table.phase, table.commentId), replayKey(table as never)],
)
