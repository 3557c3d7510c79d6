// Forms with their answers, and campaigns, of the office.
import * as z from 'zod'
import { CAMPAIGN_NOTE_MAX, CAMPAIGN_TITLE_MAX, offerOfAddress } from '#rules/campaigns.ts'
import { formStates } from '#rules/web-form-address.ts'
import {
  FORM_TITLE_MAX,
  formAudiences,
  OPTION_LABEL_MAX,
  QUESTION_LABEL_MAX,
  QUESTION_NOTE_MAX,
  questionKinds,
} from '#rules/web-forms.ts'
import { account, text, whole, worldId } from './common.ts'

const question = z.strictObject({
  kind: z.enum(questionKinds),
  label: text.max(QUESTION_LABEL_MAX),
  note: z.exactOptional(text.max(QUESTION_NOTE_MAX)),
  isRequired: z.boolean(),
  options: z.exactOptional(z.array(text.max(OPTION_LABEL_MAX)).min(2)),
})

/** An answer: words, or the numbers of the chosen options from 0, for each question in its order; null for none. */
const answer = z.strictObject({
  /** left out for a guest */
  account: z.exactOptional(account),
  /** key of the character that answers */
  character: z.exactOptional(text),
  hoursAgo: whole.min(0),
  said: z.array(z.union([z.string(), z.array(whole.min(0)), z.null()])),
})

export const forms = z.array(
  z.strictObject({
    key: text,
    title: text.max(FORM_TITLE_MAX),
    /** In the notation of the project. */
    body: text,
    worldId: z.exactOptional(worldId),
    audience: z.enum(formAudiences),
    isOnce: z.boolean(),
    state: z.enum(formStates),
    /** Days from the day of seeding until its deadline; negative for one that is over. */
    closesInDays: z.exactOptional(whole),
    questions: z.array(question),
    answers: z.exactOptional(z.array(answer)),
  }),
)
export type DemoForm = z.infer<typeof forms>[number]

const offer = z.strictObject({
  /** Address of a page, or `form:` and the key of a form. */
  page: text.refine(
    page => page.startsWith('form:') || offerOfAddress(page) !== null,
    'must be a page that is offered',
  ),
  note: z.exactOptional(z.string().max(CAMPAIGN_NOTE_MAX)),
})

export const campaigns = z.array(
  z.strictObject({
    title: text.max(CAMPAIGN_TITLE_MAX),
    /** In the notation of the project. */
    body: text,
    /** Name of a picture: `pictures/news/<picture>.svg`. */
    picture: z.exactOptional(text),
    /** Days from the day of seeding; negative for what has begun. */
    startsInDays: whole,
    lastsDays: whole.min(1),
    status: z.enum(['draft', 'published']),
    offers: z.array(offer),
    /** Key of the article that tells how it went. */
    result: z.exactOptional(text),
  }),
)
