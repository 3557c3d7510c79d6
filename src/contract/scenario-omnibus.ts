// Themes (オムニバス): templates of the office (C084 to C087, C092, C093), themes that masters make from them and the office looks
// at (C088 to C091, C094 to C098), and players, who order episodes of their own under them (C099 to C103). Reading one's own theme,
// taking it back, closing, opening and throwing away are calls of ours in the same style.
import * as z from 'zod'
import { OMNIBUS_MASTER_STEPS, OMNIBUS_MOST, OMNIBUS_RESULTS, OMNIBUS_STATES } from '#rules/order/omnibus.ts'
import { ORDER_MOST } from '#rules/order/order.ts'
import { read, treatingBlocks, write } from './call.ts'
import {
  DeskOmnibus,
  OmnibusCard,
  OmnibusDetail,
  OmnibusTemplate,
  OmnibusTexts,
  omnibusTexts,
  relatedCharacters,
  templateFields,
} from './omnibus-shapes.ts'
import { planTerms } from './plan-shapes.ts'
import { refuses } from './refusals.ts'
import { gatheringFields, PlacedOrder, placingRefusals } from './scenario-order.ts'
import {
  booleanInQuery,
  clientId,
  closed,
  instant,
  integerInPath,
  rowId,
  rowIdInPath,
  text,
  version,
  wordId,
} from './shapes.ts'

const count = z.number().int().min(0)
const draftId = clientId.nullable().optional()
const state = z.enum(OMNIBUS_STATES)
const periods = { past: booleanInQuery.optional(), current: booleanInQuery.optional() }

const noTemplate = refuses('OMNIBUS_TEMPLATE_NOT_FOUND')
const templating = refuses('OMNIBUS_TEMPLATE_CHANGED', 'OMNIBUS_TEMPLATE_FAULT', 'WORLD_NOT_FOUND')
const notFound = refuses('OMNIBUS_NOT_FOUND')
const changing = refuses('OMNIBUS_NOT_FOUND', 'OMNIBUS_STATE', 'OMNIBUS_CHANGED')
const writing = { ...changing, ...refuses('OMNIBUS_FAULT', 'RELATED_UNKNOWN') }

const Saved = closed({ omnibusId: rowId, state, version })
const SavedTemplate = closed({ templateId: rowId, version })

export const scenarioOmnibusContract = treatingBlocks({ others: 'none', getMasterList: 'hides', order: 'refuses' })({
  /** Templates of a world, those that are open first (C084). */
  getTemplateList: read('admin', '/api/ScenarioOmnibus/admin/template/getList/{worldId}')
    .input(closed({ worldId: wordId, page: integerInPath(1, 10_000), perPage: integerInPath(1, 50) }))
    .output(closed({ templateList: z.array(OmnibusTemplate), count, serverTime: instant })),

  createTemplate: write('admin', '/api/ScenarioOmnibus/admin/template')
    .errors(templating)
    .input(closed({ scenarioOmnibusTemplateMaster: closed(templateFields), draftId }))
    .output(SavedTemplate),

  updateTemplate: write('admin', '/api/ScenarioOmnibus/admin/template')
    .route({ method: 'PUT' })
    .errors({ ...templating, ...noTemplate })
    .input(
      closed({
        scenarioOmnibusTemplateMaster: closed({ ...templateFields, templateId: rowId, baseVersion: version }),
        draftId,
      }),
    )
    .output(SavedTemplate),

  /** Takes away one that no theme was made from (C087). */
  deleteTemplate: write('admin', '/api/ScenarioOmnibus/admin/template/{worldId}/{templateId}')
    .route({ method: 'DELETE' })
    .errors({ ...noTemplate, ...refuses('OMNIBUS_TEMPLATE_USED') })
    .input(closed({ worldId: wordId, templateId: rowIdInPath }))
    .output(closed({ templateId: rowId })),

  /** Themes of a world that wait for their review, the oldest first, and those that players see (C088). */
  getReviewList: read('admin', '/api/ScenarioOmnibus/admin/getReviewList/{worldId}')
    .input(closed({ worldId: wordId }))
    .output(closed({ reviewList: z.array(DeskOmnibus), shownList: z.array(DeskOmnibus), serverTime: instant })),

  /** One with its texts of now and those that were approved last (C089). Texts that are being written are its master's alone. */
  getReviewDetail: read('admin', '/api/ScenarioOmnibus/admin/getReviewDetail/{omnibusId}')
    .errors(notFound)
    .input(closed({ omnibusId: rowIdInPath }))
    .output(
      closed({
        omnibus: DeskOmnibus,
        template: OmnibusTemplate,
        written: OmnibusTexts.nullable(),
        approved: OmnibusTexts.nullable(),
        logList: z.array(
          closed({ act: z.string(), userName: z.string(), reason: z.string().nullable(), createdAt: instant }),
        ),
        serverTime: instant,
      }),
    ),

  /** Approves or returns the version that the admin has read, or ends an approved theme (C090). */
  reviewResult: write('admin', '/api/ScenarioOmnibus/admin/reviewResult')
    .errors({ ...writing, ...refuses('REASON_NEEDED') })
    .input(
      closed({
        omnibusId: rowId,
        status: z.enum(OMNIBUS_RESULTS),
        comment: text(8 * OMNIBUS_MOST.comment).nullable(),
        baseVersion: version,
        draftId,
      }),
    )
    .output(Saved),

  /** Corrects texts and characters of a theme that waits or is shown; what is shown changes at once (C091). */
  updateOmnibusInfo: write('admin', '/api/ScenarioOmnibus/admin/updateOmnibusInfo')
    .route({ method: 'PUT' })
    .errors(writing)
    .input(
      closed({
        scenarioOmnibusInfo: closed({ omnibusId: rowId, baseVersion: version, ...omnibusTexts }),
        characterList: relatedCharacters,
        draftId,
      }),
    )
    .output(Saved),

  /** Templates from which themes are made now, or once were (C092). */
  getMasterTemplateList: read('master', '/api/ScenarioOmnibus/master/template/list/{worldId}')
    .input(closed({ worldId: wordId, ...periods }))
    .output(closed({ templateList: z.array(OmnibusTemplate), serverTime: instant })),

  getMasterTemplate: read('master', '/api/ScenarioOmnibus/master/template/{worldId}/{templateId}')
    .errors(noTemplate)
    .input(closed({ worldId: wordId, templateId: rowIdInPath }))
    .output(closed({ template: OmnibusTemplate, serverTime: instant })),

  /** Makes a theme from a template; with `submits` it is handed in at once (C094). */
  createOmnibus: write('master', '/api/ScenarioOmnibus/master/omnibusInfo/create')
    .errors({
      ...noTemplate,
      ...refuses('OMNIBUS_TEMPLATE_OVER', 'OMNIBUSES_MOST', 'OMNIBUS_FAULT', 'RELATED_UNKNOWN', 'WORLD_NOT_ASSIGNED'),
      ...refuses('OMNIBUS_STATE'),
    })
    .input(
      closed({
        scenarioOmnibusInfo: closed({ worldId: wordId, templateId: rowId, ...omnibusTexts }),
        relatedCharacterList: relatedCharacters,
        submits: z.boolean().optional(),
        draftId,
      }),
    )
    .output(Saved),

  /** Saves it; an approved one becomes a draft beside what players see (C095). */
  updateOmnibus: write('master', '/api/ScenarioOmnibus/master/omnibusInfo/update')
    .route({ method: 'PUT' })
    .errors(writing)
    .input(
      closed({
        scenarioOmnibusInfo: closed({ omnibusId: rowId, baseVersion: version, ...omnibusTexts }),
        relatedCharacterList: relatedCharacters,
        submits: z.boolean().optional(),
        draftId,
      }),
    )
    .output(Saved),

  /** Own themes that can be ordered, with their terms (C096). */
  getScenarioListForOrder: read('master', '/api/ScenarioOmnibus/master/omnibusInfo/getScenarioListForOrder')
    .input(closed({}).optional())
    .output(closed({ settingInfoList: z.array(DeskOmnibus), serverTime: instant })),

  /** Terms of one's own themes (C097). */
  orderSetting: write('master', '/api/ScenarioOmnibus/master/omnibusInfo/orderSetting')
    .errors({ ...notFound, ...refuses('OMNIBUS_STATE', 'OMNIBUS_FAULT') })
    .input(
      closed({
        settingInfoList: z
          .array(closed({ omnibusId: rowId, ...planTerms }))
          .min(1)
          .max(50),
      }),
    )
    .output(closed({ settingInfoList: z.array(closed({ omnibusId: rowId, ...planTerms })) })),

  /** Own themes of a world, those that go on or have ended; all worlds with `all` (C098). */
  getOwnList: read('master', '/api/ScenarioOmnibus/master/omnibusInfo/list/{worldId}')
    .input(closed({ worldId: wordId, ...periods }))
    .output(closed({ omnibusList: z.array(DeskOmnibus), serverTime: instant })),

  /** An own theme as its master has written it so far, with the texts that the office approved last. */
  getOwn: read('master', '/api/ScenarioOmnibus/master/omnibusInfo/get/{omnibusId}')
    .errors(notFound)
    .input(closed({ omnibusId: rowIdInPath }))
    .output(
      closed({
        omnibus: DeskOmnibus,
        template: OmnibusTemplate,
        written: OmnibusTexts,
        approved: OmnibusTexts.nullable(),
        serverTime: instant,
      }),
    ),

  /** Takes back what was handed in, ends an approved theme, or opens it again. */
  act: write('master', '/api/ScenarioOmnibus/master/omnibusInfo/act')
    .errors(changing)
    .input(closed({ omnibusId: rowId, baseVersion: version, act: z.enum(OMNIBUS_MASTER_STEPS) }))
    .output(Saved),

  /** Throws away a theme that players have never seen; of a theme that they see, only the change that is being written. */
  remove: write('master', '/api/ScenarioOmnibus/master/omnibusInfo/remove')
    .errors(changing)
    .input(closed({ omnibusId: rowId, baseVersion: version }))
    .output(closed({ omnibusId: rowId, isShown: z.boolean() })),

  /** Themes of a world that players may order from, and those that have ended (C099). */
  getOmnibusList: read('public', '/api/ScenarioOmnibus/getOmnibusList/{worldId}')
    .input(closed({ worldId: wordId }))
    .output(closed({ omnibusList: z.array(OmnibusCard), serverTime: instant })),

  /** A theme with its episodes that are public (C100). */
  getOmnibusDetail: read('public', '/api/ScenarioOmnibus/getOmnibusDetail/{omnibusId}')
    .errors(notFound)
    .input(closed({ omnibusId: rowIdInPath }))
    .output(OmnibusDetail),

  /** Masters with a theme of the same template, with their terms (C101). */
  getMasterList: read('signed-in', '/api/ScenarioOmnibus/getMasterList/{worldId}/{omnibusId}')
    .errors(notFound)
    .input(closed({ worldId: wordId, omnibusId: rowIdInPath }))
    .output(closed({ masterList: z.array(OmnibusCard) })),

  /** Other themes of the same template or master (C102). */
  getRelatedOmnibusList: read('public', '/api/ScenarioOmnibus/getRelatedOmnibusList/{worldId}/{omnibusId}')
    .errors(notFound)
    .input(closed({ worldId: wordId, omnibusId: rowIdInPath }))
    .output(closed({ omnibusList: z.array(OmnibusCard) })),

  /** Orders an episode of one's own under a theme (C103). */
  order: write('character', '/api/ScenarioOmnibus/order')
    .errors({ ...placingRefusals, ...refuses('OMNIBUS_NOT_FOUND', 'OMNIBUS_CLOSED') })
    .input(
      closed({
        worldId: wordId,
        characterId: wordId,
        omnibusId: rowId,
        ...gatheringFields,
        /** Wish of the player for the episode. */
        orderContent: text(8 * ORDER_MOST.wish).optional(),
      }),
    )
    .output(PlacedOrder),
})
export type ScenarioOmnibusContract = typeof scenarioOmnibusContract
