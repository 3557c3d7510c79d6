// Replays: the desk where a master writes one, the office's check, and the published replay (C109 to C113). The steps between
// master and office, notes, questions to players and reading are calls of ours in the same style.
import * as z from 'zod'
import { scenarioRequestStatus } from '#rules/codes/scenario.ts'
import { epubDirections } from '#rules/novel.ts'
import { QUEUE_SHOWN_MOST } from '#rules/scenario/lists.ts'
import { PARTS_MOST, REPLAY_MOST, REWARD_MOST, SCENARIO_RESULTS } from '#rules/scenario/replay.ts'
import { MASTER_STEPS, REPLAY_STATES } from '#rules/scenario/replay-steps.ts'
import { mark, read, treatingBlocks, write } from './call.ts'
import { ListedCharacter, ReplayGains } from './character.ts'
import { refuses } from './refusals.ts'
import { phaseKey, phaseKeyInPath, ScenarioCard } from './scenario.ts'
import { deskPage, ReceivedText } from './scenario-info.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, version, wordId } from './shapes.ts'
import { WholeStatSource } from './stats.ts'
import { LineVoice } from './voice.ts'

const count = z.number().int().min(0)
/** Text with a length above every limit of the rules, so that the refusal comes from the rules and names the fault. */
const longer = (most: number) => text(2 * most)
const result = z.enum(SCENARIO_RESULTS)
const time = z.iso.datetime().refine(value => /^20\d\d-/.test(value))
const items = z
  .array(closed({ itemCode: wordId, count: z.number().int().min(0).max(1_000) }))
  .max(3 * REWARD_MOST.items)

/** Results and rewards of one character, as the form sends them. */
const CastResult = closed({
  entryId: rowId,
  result: result.nullable(),
  experience: z.number().int().min(0).max(1_000_000),
  money: z.number().int().min(0).max(1_000_000_000),
  items,
  title: longer(REPLAY_MOST.title),
  mvpReason: longer(REPLAY_MOST.mvpReason).nullable(),
  deletedItems: items,
})

const replayFields = {
  body: longer(REPLAY_MOST.body),
  result: result.nullable(),
  castList: z.array(CastResult).max(60),
  partList: z.array(closed({ body: longer(REPLAY_MOST.part), entryIds: z.array(rowId).max(60) })).max(2 * PARTS_MOST),
}
const Replay = closed(replayFields)

const DeskRow = closed({
  card: ScenarioCard.omit({ mine: true }),
  state: z.enum(REPLAY_STATES),
  stateSince: instant,
  /** Characters of the body, and participants. */
  length: count,
  texts: count,
  /** Days since the replay was due; 0 while it is not late. */
  daysLate: count,
  publishAt: instant.nullable(),
})

const Question = closed({
  ...{ questionId: rowId, entryId: rowId, question: z.string(), answer: z.string().nullable() },
  ...{ askedAt: instant, answerUntil: instant, answeredAt: instant.nullable() },
})

/** Words by which a character calls another one of the cast, by the entry of the one who is called. */
const Call = closed({ entryId: rowId, names: z.array(text(REPLAY_MOST.name, 1)).max(REPLAY_MOST.names) })

/** A participant as the master sees it beside the text. */
const CastMember = closed({
  ...ReceivedText.shape,
  /** Names under which the text may speak of the character. */
  nameList: z.array(z.string()),
  /** Those that its master added. */
  names: z.array(z.string()),
  /** Words by which it calls the others, as its master noted. */
  calls: z.array(Call),
  ...{ firstPerson: z.string(), secondPerson: z.string(), tone: z.string(), personality: z.string() },
  settingList: z.array(closed({ heading: z.string(), body: z.string() })),
  stats: WholeStatSource,
  note: z.string(),
  questionList: z.array(Question),
})

const Comment = closed({
  commentId: rowId,
  rowNo: z.number().int(),
  quoted: z.string(),
  body: z.string(),
  userName: z.string(),
  isDone: z.boolean(),
  createdAt: instant,
})

const Version = closed({
  version: z.number().int(),
  state: z.enum(REPLAY_STATES),
  userName: z.string().nullable(),
  comment: z.string().nullable(),
  createdAt: instant,
})

const notFound = refuses('SCENARIO_NOT_FOUND')
const changing = refuses('SCENARIO_NOT_FOUND', 'SCENARIO_STATE', 'SCENARIO_CHANGED', 'REPLAY_FAULT', 'REPLAY_ITEM')

export const scenarioReplayContract = treatingBlocks({ others: 'none', getReplay: 'folds' })({
  /** Replays to write and written ones: the master's own, for the office all (C109). */
  getList: read('master', '/api/ScenarioReplayManagement/list')
    .input(
      closed({
        scenarioStatus: z.array(integerInPath(1, 12)).max(12).optional(),
        worldId: wordId.optional(),
        ...deskPage,
      }),
    )
    .output(closed({ scenarioList: z.array(DeskRow), count, serverTime: instant })),

  /** Replays that wait for the office's check, the oldest first, and those that wait for their publication (C110). */
  getCheckList: read('admin', '/api/ScenarioReplayManagement/checkList')
    .input(closed({ perPage: integerInPath(1, QUEUE_SHOWN_MOST).optional() }).optional())
    .output(
      closed({
        scenarioList: z.array(DeskRow),
        /** Number of all that wait, of which the first ones are listed; counted to SCENARIOS_COUNTED_MOST. */
        count,
        awaitingList: z.array(DeskRow),
        awaitingCount: count,
        serverTime: instant,
      }),
    ),

  /** The desk of a replay (C111). A text is opened by the office through openText, which stands in the log. */
  getDetail: read('master', '/api/ScenarioReplayManagement/detail')
    .errors(notFound)
    .input(closed(phaseKeyInPath))
    .output(
      closed({
        card: ScenarioCard.omit({ mine: true }),
        state: z.enum(REPLAY_STATES),
        replay: Replay,
        version: z.number().int(),
        castList: z.array(CastMember),
        scenarioChoiceList: z.array(closed({ chooseId: z.number().int(), name: z.string() })),
        /** Names of the items of the world that may be given. */
        itemList: z.array(closed({ itemCode: wordId, itemName: z.string() })),
        moneyName: z.string(),
        commentList: z.array(Comment),
        versionList: z.array(Version),
        publishAt: instant.nullable(),
        /** Whether the caller is the master of it, not the office reading it. */
        isOwn: z.boolean(),
        serverTime: instant,
      }),
    ),

  /** A replay as it was when it went from one side to the other. */
  getVersion: read('master', '/api/ScenarioReplayManagement/version')
    .errors(notFound)
    .input(closed({ ...phaseKeyInPath, version: integerInPath(1, 2_147_483_647), state: z.enum(REPLAY_STATES) }))
    .output(closed({ replay: Replay })),

  /** Saves the replay (C112). */
  updateScenario: write('master', '/api/ScenarioReplayManagement/updateScenario')
    .errors(changing)
    .input(closed({ ...phaseKey, baseVersion: version, ...replayFields, draftId: clientId.nullable().optional() }))
    .output(closed({ version: z.number().int(), length: count })),

  /** Hands a replay in for the check, or takes it back. */
  act: write('master', '/api/ScenarioReplayManagement/act')
    .errors(changing)
    .input(closed({ ...phaseKey, baseVersion: version, act: z.enum(MASTER_STEPS), comment: text(2_000).nullable() }))
    .output(closed({ state: z.enum(REPLAY_STATES) })),

  /** Returns a replay with a comment (status 5) or approves it with its time of publication (status 6) (C113). */
  updateScenarioByAdmin: write('admin', '/api/ScenarioReplayManagement/updateScenarioByAdmin')
    .errors({ ...changing, ...refuses('REASON_NEEDED') })
    .input(
      closed({
        ...phaseKey,
        baseVersion: version,
        status: z.literal([scenarioRequestStatus.resolving, scenarioRequestStatus.completed]),
        comment: text(2_000).nullable(),
        /** Null: at once. */
        publishDateTime: time.nullable(),
        /** The office's word on the MVPs; left out: as the master has them. */
        mvpShogoCharacters: z
          .array(closed({ entryId: rowId, reason: longer(REPLAY_MOST.mvpReason) }))
          .max(10)
          .optional(),
      }),
    )
    .output(closed({ state: z.enum(REPLAY_STATES), publishAt: instant.nullable() })),

  /** A comment of the office on a line. */
  comment: write('admin', '/api/ScenarioReplayManagement/comment')
    .errors({ ...notFound, ...refuses('SCENARIO_STATE') })
    .input(
      closed({
        ...phaseKey,
        rowNo: z.number().int().min(1).max(100_000),
        quoted: text(200),
        body: text(2 * REPLAY_MOST.comment, 1),
      }),
    )
    .output(closed({ commentId: rowId })),

  /** Marks a comment as done, or as not. */
  markComment: mark('master', '/api/ScenarioReplayManagement/markComment')
    .errors(notFound)
    .input(closed({ ...phaseKey, commentId: rowId, isDone: z.boolean() }))
    .output(closed({ isDone: z.boolean() })),

  /** A master's note on a participant, further names of it, and how it calls the others. */
  saveNote: write('master', '/api/ScenarioReplayManagement/saveNote')
    .errors(refuses('SCENARIO_NOT_FOUND', 'ENTRY_NOT_FOUND'))
    .input(
      closed({
        ...phaseKey,
        entryId: rowId,
        note: text(2 * REPLAY_MOST.note),
        names: z.array(text(REPLAY_MOST.name, 1)).max(REPLAY_MOST.names),
        calls: z.array(Call).max(100).optional(),
      }),
    )
    .output(closed({ nameList: z.array(z.string()) })),

  /** Asks a player something that the text left open. */
  ask: write('master', '/api/ScenarioReplayManagement/ask')
    .errors(refuses('SCENARIO_NOT_FOUND', 'ENTRY_NOT_FOUND', 'SCENARIO_STATE', 'QUESTIONS_MOST', 'QUESTION_EMPTY'))
    .input(closed({ ...phaseKey, entryId: rowId, question: text(800) }))
    .output(Question),

  /** Questions to the caller's characters in a phase. */
  getQuestions: read('signed-in', '/api/ScenarioPlaying/getQuestions/{worldId}/{scenarioId}/{phase}')
    .errors(notFound)
    .input(closed(phaseKeyInPath))
    .output(closed({ questionList: z.array(Question), serverTime: instant })),

  /** Answers a question of the master, once. */
  answer: write('signed-in', '/api/ScenarioPlaying/answer')
    .errors(refuses('QUESTION_NOT_FOUND', 'QUESTION_CLOSED', 'QUESTION_EMPTY'))
    .input(closed({ questionId: rowId, answer: text(1_200) }))
    .output(Question),

  /** A published replay, as far as the caller may read it. */
  getReplay: read('public', '/api/v2/ScenarioOpening/getReplay/{worldId}/{scenarioId}/{phase}')
    .errors(refuses('SCENARIO_NOT_FOUND', 'REPLAY_NOT_FOUND'))
    .input(closed({ ...phaseKeyInPath, scenarioId: rowIdInPath }))
    .output(
      closed({
        card: ScenarioCard.omit({ mine: true }),
        result,
        /** Null: participants, master and office alone read it. */
        body: z.string().nullable(),
        castList: z.array(
          closed({
            character: ListedCharacter,
            result,
            /** Rewards; null where the caller may not read the text. */
            gains: ReplayGains.nullable(),
            /** Names under which the text speaks of it; none where the caller may not read it. */
            nameList: z.array(z.string()),
            /** Words by which it calls others of the cast; none where the caller may not read the text. */
            calls: z.array(closed({ characterId: z.string(), nameList: z.array(z.string()) })),
            isMine: z.boolean(),
            isFolded: z.boolean(),
          }),
        ),
        /** Parts for some: those that the caller may read. */
        partList: z.array(closed({ body: z.string(), nameList: z.array(z.string()) })),
        /** Number of parts that the caller may not read. */
        lockedParts: count,
        /** Words of the world that a page of its guide explains; none where the caller may not read the text. */
        termList: z.array(closed({ term: z.string(), pageId: wordId })),
        /** Voices on the lines of the body (G41). */
        voiceList: z.array(LineVoice),
        /** Whether the caller has clips to put on lines, of own characters, or as the master of all. */
        canVoice: z.boolean(),
        /** Whether the caller is the office, which takes voices off. */
        takesVoices: z.boolean(),
        moneyName: z.string(),
        /** Characters of the body; null with it. */
        length: count.nullable(),
        /** Published chapters of the scenario, and whether each has its replay. */
        phaseList: z.array(closed({ phase: z.number().int(), isCompleted: z.boolean() })),
        /** Master to whom a fan letter may be sent; null for guests, the master, and who may not read the text. */
        masterId: z.string().nullable(),
        publishedAt: instant,
        serverTime: instant,
      }),
    ),

  /** A published replay as an EPUB 3 file, as far as the caller may read it. */
  epub: read('public', '/api/v2/ScenarioOpening/getReplayBook/{worldId}/{scenarioId}/{phase}')
    .meta({ limit: 'book' })
    .errors(refuses('SCENARIO_NOT_FOUND', 'REPLAY_NOT_FOUND'))
    .input(closed({ ...phaseKeyInPath, scenarioId: rowIdInPath, direction: z.enum(epubDirections) }))
    .output(z.file().mime('application/epub+zip')),
})
export type ScenarioReplayContract = typeof scenarioReplayContract
