// Playing texts and team tags of a phase (C127 to C135): the actions of a character, and its companions.
import * as z from 'zod'
import { ITEMS_MOST, PLAYING_MOST, TAG_NAME_MOST } from '#rules/scenario/playing.ts'
import { read, treatingBlocks, write } from './call.ts'
import { FoldedCharacter } from './character.ts'
import { refuses } from './refusals.ts'
import { phaseKey, phaseKeyInPath } from './scenario.ts'
import { clientId, closed, instant, rowId, rowIdInPath, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const chooseId = z.number().int().min(1).max(99)
/** An item from the character's bag, and the number of pieces used up. */
const consumed = closed({
  itemCode: wordId,
  level: z.number().int().min(1).max(99),
  originalizeId: rowId.nullable(),
  count: z.number().int().min(1).max(999),
})
const TeamTag = closed({ tagId: rowId, tagName: z.string(), isMine: z.boolean(), memberCount: count })

const Playing = closed({
  chooseId: chooseId.nullable(),
  consumeItem: z.array(consumed.extend({ itemName: z.string() })),
  playing: z.string(),
  omakaseFlg: z.boolean(),
  /** Time at which the server received it. */
  receivedAt: instant,
  /** Sender: the player, or at the deadline the server in the player's stead. */
  sentBy: z.enum(['player', 'deadline']),
  /** Draft that was too long or invalid at the deadline; the master reads it beside おまかせ. */
  attached: z.string().nullable(),
  version: z.number().int(),
})

const Desk = closed({
  /** The sent text; null when none was sent. */
  playing: Playing.nullable(),
  playingMax: z.number().int(),
  playingUntil: instant.nullable(),
  /** Time until which the tag alone may still change; null when it may not change after the deadline. */
  tagUntil: instant.nullable(),
  canSend: z.boolean(),
  canTag: z.boolean(),
  savesBlank: z.boolean(),
  teamTag: TeamTag.nullable(),
  scenarioChoiceList: z.array(
    closed({
      chooseId,
      name: z.string(),
      description: z.string(),
      /** Number of texts with this choice. */
      heads: count,
    }),
  ),
  serverTime: instant,
})

const own = { worldId: wordId, scenarioId: rowId, characterId: wordId }
const ownInPath = { worldId: wordId, scenarioId: rowIdInPath, characterId: wordId }
const ofPlayer = ['NOT_YOUR_CHARACTER', 'SCENARIO_NOT_FOUND', 'ENTRY_NOT_FOUND'] as const
const tagName = text(8 * TAG_NAME_MOST, 1)

export const scenarioPlayingContract = treatingBlocks({ others: 'none', getTagCharacters: 'folds' })({
  /** The text that the character has sent, and the changes that are still possible (C127). */
  get: read('character', '/api/v2/ScenarioPlaying')
    .errors(refuses(...ofPlayer))
    .input(closed({ ...phaseKeyInPath, characterId: wordId }))
    .output(Desk),

  /**
   * Sends the text of a character, or a part of it: `onlyPlayingFlg` the text alone, `onlyTeamTagFlg` the tag alone. It
   * counts if the server has received it before the deadline (C128).
   */
  save: write('character', '/api/v2/ScenarioPlaying/save')
    .errors(
      refuses(
        ...ofPlayer,
        'PLAYING_CLOSED',
        'PLAYING_EMPTY',
        'PLAYING_TOO_LONG',
        'PLAYING_CHOICE',
        'ITEM_SHORT',
        'ITEM_WORN',
        'TAG_NOT_FOUND',
      ),
    )
    .input(
      closed({
        ...phaseKey,
        characterId: wordId,
        chooseId: chooseId.nullable(),
        consumeItem: z.array(consumed).max(ITEMS_MOST),
        // A wider limit than the form's own, which counts differently, so that the refusal can name the fault.
        playing: text(PLAYING_MOST),
        onlyPlayingFlg: z.boolean(),
        onlyTeamTagFlg: z.boolean(),
        tagId: rowId.nullable(),
        /** Whether the master decides the character's actions (おまかせ). */
        omakaseFlg: z.boolean().optional(),
        draftId: clientId.nullable().optional(),
      }),
    )
    .output(Desk),

  /** Takes back the text of the current phase, with its items (C129). */
  delete: write('character', '/api/v2/ScenarioPlaying/delete/{worldId}/{scenarioId}/{characterId}')
    .route({ method: 'DELETE' })
    .errors(refuses(...ofPlayer, 'PLAYING_CLOSED'))
    .input(closed(ownInPath))
    .output(Desk),

  /** Chooses whether the last valid draft is sent at the deadline when nothing was sent. A call of our own. */
  setSavesBlank: write('character', '/api/v2/ScenarioPlaying/setSavesBlank')
    .errors(refuses(...ofPlayer, 'PLAYING_CLOSED'))
    .input(closed({ ...phaseKey, characterId: wordId, savesBlank: z.boolean() }))
    .output(closed({ savesBlank: z.boolean() })),

  /** Tags of the current phase (C130). */
  getTagList: read('character', '/api/ScenarioPlayingTeamTag/getList/{worldId}/{scenarioId}/{characterId}')
    .errors(refuses(...ofPlayer))
    .input(closed(ownInPath))
    .output(closed({ tagList: z.array(TeamTag) })),

  /** Characters with a tag (C131). */
  getTagCharacters: read(
    'character',
    '/api/ScenarioPlayingTeamTag/getCharacterList/{worldId}/{scenarioId}/{characterId}/{tagId}',
  )
    .errors(refuses(...ofPlayer, 'TAG_NOT_FOUND'))
    .input(closed({ ...ownInPath, tagId: rowIdInPath }))
    .output(closed({ characterList: z.array(FoldedCharacter) })),

  /** Name of a tag, for readers of the board of its phase (C132). */
  getTagTitle: read('signed-in', '/api/ScenarioPlayingTeamTag/getTagTitle/{worldId}/{scenarioId}/{tagId}')
    .errors(refuses('SCENARIO_NOT_FOUND', 'TAG_NOT_FOUND'))
    .input(closed({ worldId: wordId, scenarioId: rowIdInPath, tagId: rowIdInPath }))
    .output(closed({ tagId: rowId, tagName: z.string() })),

  /** Makes a tag and takes it, or takes the existing one of `tagId` (C133). */
  addTag: write('character', '/api/ScenarioPlayingTeamTag')
    .errors(refuses(...ofPlayer, 'PLAYING_CLOSED', 'TAG_NOT_FOUND', 'TAG_TAKEN', 'TAG_TOO_LONG'))
    .input(closed({ ...own, tagId: rowId.nullable(), tagName: tagName.nullable() }))
    .output(TeamTag),

  /** Renames a tag; allowed to the player whose character made it (C134). */
  renameTag: write('character', '/api/ScenarioPlayingTeamTag')
    .route({ method: 'PUT' })
    .errors(refuses(...ofPlayer, 'PLAYING_CLOSED', 'TAG_NOT_FOUND', 'TAG_TAKEN', 'TAG_TOO_LONG'))
    .input(closed({ ...own, tagId: rowId, tagName }))
    .output(TeamTag),

  /** Removes a tag from all characters; allowed to the player whose character made it (C135). */
  removeTag: write('signed-in', '/api/ScenarioPlayingTeamTag/{worldId}/{scenarioId}/{tagId}')
    .route({ method: 'DELETE' })
    .errors(refuses('SCENARIO_NOT_FOUND', 'ENTRY_NOT_FOUND', 'PLAYING_CLOSED', 'TAG_NOT_FOUND'))
    .input(closed({ worldId: wordId, scenarioId: rowIdInPath, tagId: rowIdInPath }))
    .output(closed({ tagId: rowId })),
})
export type ScenarioPlayingContract = typeof scenarioPlayingContract
