// The office's forms: building, opening and closing them, and reading their answers. Calls of our own.
import * as z from 'zod'
import { formStates } from '#rules/web-form-address.ts'
import { FORM_BODY_MAX, FORM_TITLE_MAX, formAudiences } from '#rules/web-forms.ts'
import { mark, read, treatingBlocks, write } from './call.ts'
import { FormFacts, Question, Questions, SentAnswer } from './form-shapes.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, version, wordId } from './shapes.ts'

const time = z.iso.datetime().refine(value => /^(19|20|21)\d\d-/.test(value))
const state = z.enum(formStates)
const count = z.number().int()
const paged = { offset: integerInPath(0, 100_000), limit: integerInPath(1, 50) }

const DeskRow = closed({
  ...FormFacts.shape,
  state,
  answerCount: count,
  /** Time of the last answer; null while there is none. */
  answeredAt: instant.nullable(),
  updatedAt: instant,
  version,
})
const DeskForm = closed({ ...DeskRow.shape, body: z.string(), questions: z.array(Question) })
const changed = refuses('FORM_NOT_FOUND', 'FORM_CHANGED', 'FORM_STATE')

/** An answer with its sender; both names are null for somebody who was not signed in. */
const DeskAnswer = closed({ ...SentAnswer.shape, userName: z.string().nullable(), publicUserId: z.string().nullable() })

export const formDeskContract = treatingBlocks('none')({
  /** Forms of one state or of all, the last changed first, and the number in each state. */
  list: read('admin', '/api/FormDesk/list')
    .input(closed({ state: state.optional(), ...paged }))
    .output(
      closed({
        formList: z.array(DeskRow),
        count,
        stateCounts: closed({ draft: count, published: count, closed: count }),
        serverTime: instant,
      }),
    ),

  read: read('admin', '/api/FormDesk/read')
    .errors(refuses('FORM_NOT_FOUND'))
    .input(closed({ formId: rowIdInPath }))
    .output(DeskForm),

  /** Makes a draft (`formId` null, `baseVersion` 0) or changes a form in any state. */
  save: write('admin', '/api/FormDesk/save')
    .errors({ ...changed, ...refuses('FORM_FAULT', 'FORM_ANSWERED', 'WORLD_NOT_FOUND') })
    .input(
      closed({
        formId: rowId.nullable(),
        baseVersion: version,
        title: text(FORM_TITLE_MAX, 1),
        body: text(FORM_BODY_MAX),
        worldId: wordId.nullable(),
        audience: z.enum(formAudiences),
        isOnce: z.boolean(),
        closesAt: time.nullable(),
        questions: Questions,
        draftId: clientId.nullable(),
      }),
    )
    .output(DeskForm),

  /** Opens a draft, or a closed form anew. */
  publish: write('admin', '/api/FormDesk/publish')
    .errors({ ...changed, ...refuses('FORM_FAULT') })
    .input(closed({ formId: rowId, baseVersion: version }))
    .output(DeskForm),

  close: write('admin', '/api/FormDesk/close')
    .errors(changed)
    .input(closed({ formId: rowId, baseVersion: version }))
    .output(DeskForm),

  /** Makes a draft with the same questions. */
  copy: write('admin', '/api/FormDesk/copy')
    .errors(refuses('FORM_NOT_FOUND'))
    .input(closed({ formId: rowId }))
    .output(DeskForm),

  /** Deletes a draft. */
  remove: write('admin', '/api/FormDesk/remove')
    .errors({ ...changed, ...refuses('FORM_ANSWERED') })
    .input(closed({ formId: rowId, baseVersion: version }))
    .output(closed({ formId: rowId })),

  /** Answers to a form, the newest first. */
  answers: read('admin', '/api/FormDesk/answers')
    .errors(refuses('FORM_NOT_FOUND'))
    .input(closed({ formId: rowIdInPath, ...paged }))
    .output(closed({ answerList: z.array(DeskAnswer), count })),

  /** One answer, with the ones before and after it. */
  answer: read('admin', '/api/FormDesk/answer')
    .errors(refuses('FORM_ANSWER_NOT_FOUND'))
    .input(closed({ formId: rowIdInPath, answerId: rowIdInPath }))
    .output(closed({ ...DeskAnswer.shape, newerId: rowId.nullable(), olderId: rowId.nullable() })),

  /** Counts of each choice, and of those who answered each question. */
  summary: read('admin', '/api/FormDesk/summary')
    .errors(refuses('FORM_NOT_FOUND'))
    .input(closed({ formId: rowIdInPath }))
    .output(
      closed({
        answerCount: count,
        questionList: z.array(
          closed({
            questionId: z.string(),
            answered: count,
            optionList: z.array(closed({ optionId: z.string(), count })),
          }),
        ),
      }),
    ),

  /** All answers as a file for spreadsheets; each time stands in the office's record. */
  download: mark('admin', '/api/FormDesk/download')
    .errors(refuses('FORM_NOT_FOUND'))
    .input(closed({ formId: rowId }))
    .output(z.file().mime('text/csv')),
})
export type FormDeskContract = typeof formDeskContract
