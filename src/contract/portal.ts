// The portal: what a guest and what a member see first, and the lists of all voices and pictures. Calls of our own; the
// specification names the pages only.
import * as z from 'zod'
import { GALLERY_SIZE } from '#rules/portal.ts'
import { read, treatingBlocks } from './call.ts'
import { NewsItem } from './news.ts'
import { NoteItem } from './note.ts'
import { phaseKey, ScenarioCard } from './scenario.ts'
import { closed, instant, integerInPath, rowId, wordId } from './shapes.ts'
import { World } from './world.ts'

const count = z.number().int().min(0)

/** A text to read: a novel or one of its chapters, or a replay. Exactly one of `novelId` and `scenario` is given. */
const Work = closed({
  novelId: rowId.nullable(),
  scenario: closed({ scenarioId: phaseKey.scenarioId, phase: phaseKey.phase }).nullable(),
  worldId: wordId,
  worldName: z.string(),
  title: z.string(),
  chapterTitle: z.string().nullable(),
  writerName: z.string(),
  /** Word count without the notation; lists round a last half up. */
  characters: z.number().int(),
  /** Id of its picture; null where the picture of its world stands for it. */
  picture: z.string().nullable(),
  publishedAt: instant,
})

/** Time at which the next opening of a world is published. */
const NextOpening = closed({ worldId: wordId, worldName: z.string(), openAt: instant })

const inPages = closed({ page: integerInPath(1, 10_000), worldId: wordId.optional() })

/** A voice on a line of a replay that everybody may read. */
const ShownVoice = closed({
  clipId: rowId,
  ...phaseKey,
  rowNo: z.number().int().min(1),
  scenarioTitle: z.string(),
  worldName: z.string(),
  characterId: wordId,
  characterFullName: z.string(),
  characterIcon: z.string().nullable(),
  creatorName: z.string(),
  shouhinmei: z.string(),
  voiceText: z.string(),
  /** Address of the sound. */
  shouhinNaiyou: z.string(),
})

/** A picture of a published novel, or of a published opening. Exactly one of `novelId` and `scenario` is given. */
const ShownPicture = closed({
  picture: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Description for who does not see it; empty where nobody has written one. */
  description: z.string(),
  novelId: rowId.nullable(),
  scenario: closed({ scenarioId: phaseKey.scenarioId, phase: phaseKey.phase }).nullable(),
  worldId: wordId,
  worldName: z.string(),
  title: z.string(),
})

export const portalContract = treatingBlocks({ others: 'none', getMember: 'hides' })({
  /** Content of a guest's portal, beside words that never change. */
  getGuest: read('public', '/api/Portal/guest')
    .input(closed({}).optional())
    .output(
      closed({
        worldList: z.array(World),
        nextOpeningList: z.array(NextOpening),
        /** Scenarios that can be joined, the nearest end first. */
        scenarioList: z.array(ScenarioCard),
        /** Newest texts that everybody may read. */
        workList: z.array(Work),
        newsList: z.array(NewsItem),
        serverTime: instant,
      }),
    ),

  /** Content of a member's portal beside missions, own scenarios, worlds and news, which have calls of their own. */
  getMember: read('signed-in', '/api/Portal/member')
    .input(closed({}).optional())
    .output(
      closed({
        /** Consultations with posts that the caller has not seen. */
        unreadBoardList: z.array(closed({ ...phaseKey, scenarioTitle: z.string(), count })),
        /** The caller's characters with letters that were never opened, those of the makai post apart, the newest first. */
        letterList: z.array(
          closed({ worldId: wordId, characterId: wordId, characterFullName: z.string(), count, isMakai: z.boolean() }),
        ),
        /** Invitations to orders that the caller's characters have not answered, by world. */
        invitationList: z.array(closed({ worldId: wordId, worldName: z.string(), count })),
        /** Decided applications that the caller has not looked at. */
        decisionCount: count,
        /** Notices that were not read. */
        noticeCount: count,
        /** Texts that the caller has begun and not finished, the last read first. */
        readingList: z.array(closed({ ...Work.shape, ratio: z.number() })),
        /** Replays of the last weeks in which the caller's characters were, the newest first. */
        deliveryList: z.array(closed({ ...Work.shape, isRead: z.boolean() })),
        workList: z.array(Work),
        /** Newest notes of others that the caller may read. */
        noteList: z.array(NoteItem),
        nextOpeningList: z.array(NextOpening),
        serverTime: instant,
      }),
    ),

  /** Voices on lines of replays that everybody may read, the newest first (R019). */
  getVoices: read('public', '/api/Portal/voices')
    .input(inPages)
    .output(closed({ voiceList: z.array(ShownVoice).max(GALLERY_SIZE), count })),

  /** Pictures of novels and openings that everybody may read, the newest first (R018). */
  getPictures: read('public', '/api/Portal/pictures')
    .input(inPages)
    .output(closed({ pictureList: z.array(ShownPicture).max(GALLERY_SIZE), count })),
})
export type PortalContract = typeof portalContract
