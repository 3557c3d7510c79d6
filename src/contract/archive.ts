// The archive of a player: all replays with their characters, as a list and as files. Calls of our own.
import * as z from 'zod'
import { ARCHIVE_FORMATS, archiveTypes } from '#rules/archive.ts'
import { epubDirections } from '#rules/novel.ts'
import { SCENARIO_RESULTS } from '#rules/scenario/replay.ts'
import { read, treatingBlocks } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, rowId, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const named = { characterId: wordId, characterFullName: z.string() }
/** Number of replays, and of their characters. */
const size = { count, length: count }

export const archiveContract = treatingBlocks('none')({
  /** Published replays with the caller's characters, or with one of them, the newest first. */
  getList: read('signed-in', '/api/Archive/getList')
    .input(
      closed({
        characterId: wordId.optional(),
        pageStart: integerInPath(1, 10_000),
        perPage: integerInPath(1, 50),
      }),
    )
    .output(
      closed({
        ...size,
        replayList: z.array(
          closed({
            ...{ worldId: wordId, worldName: z.string(), scenarioId: rowId, phase: z.number().int() },
            ...{ scenarioTitle: z.string(), masterName: z.string(), publishedAt: instant, length: count },
            result: z.enum(SCENARIO_RESULTS),
            /** Those of the caller who were in it. */
            characterList: z.array(closed(named)),
          }),
        ),
        /** Every character of the caller with a replay, and all together. */
        characterList: z.array(closed({ ...named, icon: z.string().nullable(), worldName: z.string(), ...size })),
        all: closed(size),
      }),
    ),

  /** One book of all of them, or a collection of books and texts; made while it is sent. */
  download: read('signed-in', '/api/Archive/download')
    // It goes on reading while it is sent, which a replica may break off.
    .meta({ limit: 'archive', newest: true })
    .errors(refuses('ARCHIVE_EMPTY'))
    .input(
      closed({ characterId: wordId.optional(), format: z.enum(ARCHIVE_FORMATS), direction: z.enum(epubDirections) }),
    )
    .output(z.file().mime(Object.values(archiveTypes))),
})
export type ArchiveContract = typeof archiveContract
