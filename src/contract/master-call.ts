// Calls for openings (呼び出し): a user is told of every opening that fits all that a call names. Calls of our own for R113.
import * as z from 'zod'
import { scenarioKind } from '#rules/codes/scenario.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, rowId, wordId } from './shapes.ts'

const kind = z.literal(Object.values(scenarioKind)).nullable()

const Call = closed({
  callId: rowId,
  /** Null: every master, every world, every kind. */
  master: closed({ masterId: wordId, masterName: z.string(), icon: z.string().nullable() }).nullable(),
  world: closed({ worldId: wordId, worldName: z.string() }).nullable(),
  kind,
  isMuted: z.boolean(),
  createdAt: instant,
})

export const masterCallContract = treatingBlocks({
  others: 'none',
  // A block ends a call that names the other.
  getList: 'hides',
  add: 'refuses',
})({
  /** The caller's calls, the newest first; there are at most thirty. */
  getList: read('signed-in', '/api/masterCall/getList')
    .input(closed({}).optional())
    .output(closed({ callList: z.array(Call) })),

  /** Adds a call that names a master, a world or a kind; one that is there already is answered and sounds again. */
  add: write('signed-in', '/api/masterCall/add')
    .errors(refuses('CALL_EMPTY', 'MASTER_UNKNOWN', 'WORLD_NOT_FOUND', 'CALL_TOO_MANY'))
    .input(closed({ masterId: wordId.nullable(), worldId: wordId.nullable(), kind, isMuted: z.boolean() }))
    .output(Call),

  setMuted: write('owner', '/api/masterCall/setMuted')
    .errors(refuses('CALL_NOT_FOUND'))
    .input(closed({ callId: rowId, isMuted: z.boolean() }))
    .output(closed({ callId: rowId, isMuted: z.boolean() })),

  remove: write('owner', '/api/masterCall/remove')
    .errors(refuses('CALL_NOT_FOUND'))
    .input(closed({ callId: rowId }))
    .output(closed({ callId: rowId })),
})
export type MasterCallContract = typeof masterCallContract
