// Forms with answers, campaigns and pictures of the office, for tests. The texts named as secrets occur nowhere else.
import { randomBytes } from 'node:crypto'
import type { Answer, Question } from '#rules/web-forms.ts'
import { officePicture } from '#server/areas/asset/tables.ts'
import { campaign } from '#server/areas/campaign/tables.ts'
import { webForm, webFormAnswer, webFormFile } from '#server/areas/form/tables.ts'
import type { Db } from '#server/db/client.ts'
import { PLAY_NOW } from './play.ts'

export const ANSWER_SECRET = '回答の秘密'

export const questions: Question[] = [
  { questionId: 'name', kind: 'line', label: 'お名前', note: '', isRequired: true, options: [] },
  { questionId: 'why', kind: 'long', label: '理由', note: '短くてかまいません。', isRequired: false, options: [] },
  {
    ...{ questionId: 'way', kind: 'one', label: 'どちらで', note: '', isRequired: true },
    options: [
      { optionId: 'east', label: '東' },
      { optionId: 'west', label: '西' },
    ],
  },
  {
    ...{ questionId: 'days', kind: 'many', label: 'いつ', note: '', isRequired: false },
    options: [
      { optionId: 'sat', label: '土曜' },
      { optionId: 'sun', label: '日曜' },
    ],
  },
]
export const pictureQuestion: Question = {
  ...{ questionId: 'art', kind: 'file', label: '絵', note: '', isRequired: false, options: [] },
}

const said = (questionId: string, patch: Partial<Answer>): Answer => ({
  ...{ questionId, text: '', options: [], fileId: null, ...patch },
})
export const goodAnswers = (): Answer[] => [
  said('name', { text: 'リンネ' }),
  said('why', { text: `${ANSWER_SECRET}。` }),
  said('way', { options: ['east'] }),
  said('days', { options: ['sat', 'sun'] }),
]

/** A form that members answer freely. @returns its id. */
export async function givenForm(db: Db, wanted: Partial<typeof webForm.$inferInsert> = {}): Promise<number> {
  const base = { title: '冬祭りのアンケート', body: '教えてください。', audience: 'member', isOnce: false } as const
  const [row] = await db
    .insert(webForm)
    .values({ ...base, questions, state: 'published', updatedAt: PLAY_NOW, ...wanted })
    .returning({ formId: webForm.formId })
  if (!row) throw new Error('The form was not made.')
  return row.formId
}

type Given = Partial<typeof webFormAnswer.$inferInsert> & { formId: number }

/** @returns its id. */
export async function givenAnswer(db: Db, wanted: Given): Promise<number> {
  const [row] = await db
    .insert(webFormAnswer)
    .values({ answers: goodAnswers(), receivedAt: PLAY_NOW, ...wanted })
    .returning({ answerId: webFormAnswer.answerId })
  if (!row) throw new Error('The answer was not made.')
  return row.answerId
}

/** A stored picture of a user, without its file. @returns its id. */
export async function givenFile(
  db: Db,
  wanted: { formId: number; userId: string; answerId?: number | null },
): Promise<string> {
  const fileId = `answer-${randomBytes(16).toString('hex')}`
  await db.insert(webFormFile).values({ fileId, name: '絵.png', storedAt: PLAY_NOW, unusedSince: PLAY_NOW, ...wanted })
  return fileId
}

/** A draft. @returns its id. */
export async function givenCampaign(db: Db, wanted: Partial<typeof campaign.$inferInsert> = {}): Promise<number> {
  const base = {
    ...{ title: '冬の灯火', body: '冬のあいだの催しです。', offers: [], updatedAt: PLAY_NOW },
    startsAt: new Date(PLAY_NOW.getTime() - 86_400_000),
    endsAt: new Date(PLAY_NOW.getTime() + 86_400_000),
  }
  const [row] = await db
    .insert(campaign)
    .values({ ...base, ...wanted })
    .returning({ cpId: campaign.cpId })
  if (!row) throw new Error('The campaign was not made.')
  return row.cpId
}

/** A stored picture of the office, without its files. @returns its id. */
export async function givenAsset(db: Db, userId: string): Promise<string> {
  const assetId = `up${randomBytes(12).toString('hex')}`
  await db.insert(officePicture).values({
    ...{ assetId, name: '灯.png', hash: assetId, width: 640, height: 320, bytes: 10_000, userId },
    ...{ uploadedAt: PLAY_NOW, storedAt: PLAY_NOW },
  })
  return assetId
}
