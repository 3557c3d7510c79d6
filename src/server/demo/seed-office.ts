// Forms with their answers, and campaigns, of the demo's office.
import { type Offer, offerOfAddress } from '#rules/campaigns.ts'
import type { Answer, Question } from '#rules/web-forms.ts'
import { campaign } from '../areas/campaign/tables.ts'
import { webForm, webFormAnswer } from '../areas/form/tables.ts'
import { officeLog } from '../areas/office/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoCampaigns, demoForms } from './content.ts'
import type { Pictures } from './seed-pictures.ts'
import type { DemoForm } from './shapes/office.ts'
import type { DemoAccount } from './shapes.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const questionsOf = ({ questions }: DemoForm): Question[] =>
  questions.map(({ kind, label, note = '', isRequired, options = [] }, index) => ({
    ...{ questionId: `q${index}`, kind, label, note, isRequired },
    options: options.map((words, place) => ({ optionId: `o${place}`, label: words })),
  }))

type Said = NonNullable<DemoForm['answers']>[number]['said']

const answersOf = (said: Said): Answer[] =>
  said.flatMap((one, index) => {
    if (one === null) return []
    const words = typeof one === 'string' ? { text: one, options: [] } : { text: '', options: one.map(at => `o${at}`) }
    return [{ questionId: `q${index}`, fileId: null, ...words }]
  })

async function seedForms(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const form of demoForms) {
    const { key, title, body, worldId = null, audience, isOnce, state, closesInDays, answers = [] } = form
    const [row] = await tx
      .insert(webForm)
      .values({
        ...{ title, body, worldId, audience, isOnce, state, questions: questionsOf(form), updatedAt: now },
        closesAt: closesInDays === undefined ? null : new Date(now.getTime() + closesInDays * DAY),
      })
      .returning({ formId: webForm.formId })
    const formId = row?.formId ?? 0
    ids.set(key, formId)
    const oldest = [...answers].sort((one, other) => other.hoursAgo - one.hoursAgo)
    for (const { account, character = null, hoursAgo, said } of oldest) {
      await tx.insert(webFormAnswer).values({
        ...{ formId, characterId: character, userId: account ? (userIds.get(account) ?? null) : null },
        onceBy: isOnce ? (audience === 'character' ? 'character' : 'user') : null,
        answers: answersOf(said),
        receivedAt: new Date(now.getTime() - hoursAgo * HOUR),
      })
    }
  }
  return ids
}

/** @param postIds articles by their keys */
export async function seedOffice(
  tx: Tx,
  userIds: Map<DemoAccount, string>,
  pictures: Pictures,
  postIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const formIds = await seedForms(tx, userIds, now)
  const offerOf = (page: string, note = ''): Offer => {
    const named = page.startsWith('form:')
      ? offerOfAddress(`/form/${formIds.get(page.slice(5))}`)
      : offerOfAddress(page)
    if (!named) throw new Error(`The demo offers no page ${page}.`)
    return { ...named, note }
  }
  const admin = userIds.get('demo-admin') ?? ''
  for (const { title, body, picture, startsInDays, lastsDays, status, offers, result } of demoCampaigns) {
    const startsAt = new Date(now.getTime() + startsInDays * DAY)
    const [row] = await tx
      .insert(campaign)
      .values({
        ...{ title, body, status, startsAt, updatedAt: now },
        picture: picture ? (pictures.get(`news/${picture}`) ?? null) : null,
        endsAt: new Date(startsAt.getTime() + lastsDays * DAY),
        offers: offers.map(({ page, note }) => offerOf(page, note)),
        resultPostId: result ? (postIds.get(result) ?? null) : null,
      })
      .returning({ cpId: campaign.cpId })
    const act = status === 'draft' ? 'make' : 'publish'
    await tx.insert(officeLog).values({
      ...{ thing: 'campaign', thingId: String(row?.cpId), title, act, userId: admin, createdAt: now },
    })
  }
}
