// The write of the news desk: a step taken with an article. While one is open, the article takes no other.
import type { RequestOf } from '#app/platform/api.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { targetOf } from '#app/shared/form/desk-address.ts'
import { writeForm } from '#app/shared/form/table.ts'
import type { NewsStep } from '#rules/news.ts'
import { type NewsFields, plannedTime } from './fields.ts'
import { type AdminArticle, adminNewsCalls } from './queries.ts'

/** Place of the draft of an article. */
export const NEWS_BODY = 'newsBody'

export type DeskStep = 'save' | NewsStep

/** The article after the step; only the id of a removed draft. */
export type StepAnswer = AdminArticle | { postId: number }

type Taken = {
  step: DeskStep
  base: AdminArticle | null
  fields: NewsFields
  text: string
  /** draft that the step saves */
  draftId: string | null
}

function requestOf({ step, base, fields, text }: Taken): RequestOf<StepAnswer> {
  const baseVersion = base?.version ?? 0
  const publishAt = plannedTime(fields)
  if (step === 'save') {
    const { title, category, worldId, picture } = fields
    const written = { title, category, worldId, picture, body: text, publishAt }
    return adminNewsCalls.save.request({ postId: base?.postId ?? null, baseVersion, ...written })
  }
  const named = { postId: base?.postId ?? 0, baseVersion }
  if (step === 'publish') return adminNewsCalls.publish.request({ ...named, publishAt })
  return adminNewsCalls[step === 'withdraw' ? 'withdraw' : 'removeDraft'].request(named)
}

export const takingStep = defineWrite({
  kind: 'news.step',
  textIn: 'body',
  policy: 'online',
  thing: ['target'],
  holdsText: ({ step }) => step === 'save',
  touches: ['adminNews', 'news'],
  toasts: 'none',
  press: (taken: Taken) => {
    const { step, base, fields, draftId } = taken
    const target = targetOf(base?.postId ?? null)
    return {
      entity: `news:${target}`,
      request: requestOf(taken),
      note: (step === 'save' ? fields.title : base?.title) || '（タイトルなし）',
      facts: {
        ...{ step, target, draftId, place: NEWS_BODY },
        fields: writeForm({ version: base?.version ?? 0, fields }),
      },
    }
  },
})
