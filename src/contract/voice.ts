// Voices on the lines of published replays: which lines the caller may give a voice, the clips for them, putting one on a line
// or taking it off, also for the office. The clips that a reader hears are a field of the replay's answer (G41). Calls of our own.
import * as z from 'zod'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { phaseKey, phaseKeyInPath } from './scenario.ts'
import { closed, integerInPath, rowId, text, wordId } from './shapes.ts'

/** A clip of a character (doc2 §3). */
const clip = {
  clipId: rowId,
  characterId: wordId,
  /** Address of the sound. */
  shouhinNaiyou: z.string(),
  shouhinmei: z.string(),
  voiceText: z.string(),
  creatorName: z.string(),
  /** Id of the picture of its gallery entry; null: none. */
  galleryIcon: z.string().nullable(),
  characterIcon: z.string().nullable(),
}
const rowNo = z.number().int().min(1).max(100_000)

/** A clip on a line of the body, counted from 1. */
export const LineVoice = closed({ ...clip, rowNo })

const notFound = refuses('SCENARIO_NOT_FOUND', 'REPLAY_NOT_FOUND', 'VOICE_NOT_YOURS')

export const voiceContract = treatingBlocks('none')({
  /** Spoken lines of a replay for which the caller may choose a voice: of own characters, for its master all. */
  getLines: read('signed-in', '/api/Voice/getLines/{worldId}/{scenarioId}/{phase}')
    .errors(notFound)
    .input(closed(phaseKeyInPath))
    .output(
      closed({
        /** Without a character where the text does not tell who speaks. */
        lineList: z.array(closed({ rowNo, characterId: wordId.nullable() })),
        /** Participants whose clips the caller may use. */
        characterList: z.array(
          closed({ characterId: wordId, characterFullName: z.string(), clips: z.number().int().min(0) }),
        ),
      }),
    ),

  /** Clips of a participant, the newest first. */
  getClips: read('signed-in', '/api/Voice/getClips/{worldId}/{scenarioId}/{phase}/{characterId}')
    .errors(notFound)
    .input(
      closed({
        ...phaseKeyInPath,
        characterId: wordId,
        /** Page number, from 1. */
        pageStart: integerInPath(1, 10_000),
        perPage: integerInPath(1, 50),
      }),
    )
    .output(closed({ clipList: z.array(closed(clip)), count: z.number().int().min(0) })),

  /** Puts a clip on a line, in place of the one that was there. */
  attach: write('signed-in', '/api/Voice/attach')
    .errors({ ...notFound, ...refuses('CLIP_NOT_FOUND', 'LINE_NOT_SPOKEN', 'LINE_OF_ANOTHER') })
    .input(closed({ ...phaseKey, rowNo, clipId: rowId }))
    .output(LineVoice),

  /** Takes the clip off a line; a line without one stays as it is. */
  detach: write('signed-in', '/api/Voice/detach')
    .errors(notFound)
    .input(closed({ ...phaseKey, rowNo }))
    .output(closed({ rowNo })),

  /** Takes the clip off a line for the office, with a reason that the log keeps and the clip's owner is told. */
  takeOff: write('admin', '/api/Voice/takeOff')
    .errors(refuses('SCENARIO_NOT_FOUND', 'REPLAY_NOT_FOUND', 'VOICE_NOT_FOUND', 'REASON_NEEDED'))
    .input(closed({ ...phaseKey, rowNo, clipId: rowId, reason: text(1_000) }))
    .output(closed({ rowNo })),
})
export type VoiceContract = typeof voiceContract
