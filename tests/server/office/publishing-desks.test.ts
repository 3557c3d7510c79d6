// Desks of what the office writes and publishes, by kind: each step in each state, the version that a change names, the record of
// the office, and the list by state.
import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type CampaignState, campaignStates } from '#rules/campaign-address.ts'
import { type CampaignStep, campaignSteps } from '#rules/campaigns.ts'
import { JOURNAL_STATES, type JournalState } from '#rules/journal-address.ts'
import { type JournalStep, journalSteps } from '#rules/journal-desk.ts'
import { type NewsStep, newsSteps } from '#rules/news.ts'
import { type NewsState, newsStates } from '#rules/news-address.ts'
import type { OfficeThing } from '#rules/office.ts'
import { type FormState, formStates } from '#rules/web-form-address.ts'
import { type FormStep, formSteps } from '#rules/web-forms.ts'
import { eventPage } from '#server/areas/event-page/tables.ts'
import { officeLog } from '#server/areas/office/tables.ts'
import { type CallOptions, createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenEventPage } from '../../support/event-pages.ts'
import { givenJournal } from '../../support/journals.ts'
import { givenNews } from '../../support/letters.ts'
import { givenCampaign, givenForm, questions } from '../../support/office-pages.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const { adminNews, campaign, eventPage: eventPages, formDesk, journalDesk } = as.admin
const hours = (count: number): Date => new Date(PLAY_NOW.getTime() + count * 3_600_000)
const at = (from: number, until: number) => ({ startsAt: hours(from), endsAt: hours(until) })

type Shown = { state: string; version: number; title: string }
type Listed = { count: number; stateCounts: Record<string, number>; rows: readonly (Shown & { id: number })[] }
type Save = { id: number | null; baseVersion: number; title: string }

interface Desk<State extends string = string, Step extends string = string> {
  /** beginning of its refusals */
  code: string
  states: readonly State[]
  steps: Readonly<Record<Step, readonly State[]>>
  /** state to which a step leads */
  leads: Record<Exclude<Step, 'remove'>, State>
  /** makes one of version 1 @returns its id */
  given: (state: State) => Promise<number>
  take: (step: Step, id: number, baseVersion: number) => Promise<unknown>
  read: (id: number) => Promise<Shown>
  save: (written: Save, options?: CallOptions) => Promise<Shown & { id: number }>
  list: (state: State | undefined) => Promise<Listed>
  /** its kind in the office's record; null: its acts do not stand there */
  thing: OfficeThing | null
  /** end of the refusal of a new one that names a version; CHANGED where it has no address of its own */
  unborn?: 'NOT_FOUND'
}
/** Desk of any kind; the table below gives each its own states and steps. */
const desk = <State extends string, Step extends string>(one: Desk<State, Step>) => one as unknown as Desk

/** Address of a page, or one that leads nowhere. */
async function addressOf(pageNo: number) {
  const [found] = await db
    .select({ worldId: eventPage.worldId, eventId: eventPage.eventId })
    .from(eventPage)
    .where(eq(eventPage.pageNo, pageNo))
  return found ?? { worldId: 'harbor', eventId: 'none' }
}

const page = { offset: 0, limit: 50 }
const withState = <State>(state: State | undefined) => ({ ...page, ...(state ? { state } : {}) })

const desks: readonly (readonly [name: string, desk: Desk])[] = [
  [
    'a journal',
    desk<JournalState, JournalStep>({
      ...{ code: 'JOURNAL', states: JOURNAL_STATES, steps: journalSteps, thing: 'journal' },
      leads: { publish: 'published', withdraw: 'draft' },
      given: async state => (await givenJournal(database, { state })).journalId,
      take: (step, journalId, baseVersion) => journalDesk[step]({ journalId, baseVersion }),
      read: journalId => journalDesk.read({ journalId }),
      save: async ({ id: journalId, ...named }, options) => {
        const written = {
          ...{ worldId: null, summary: '', rules: '', opening: '', closing: '', length: 3, draftId: null },
          ...{ dice: { count: 1, sides: 4 }, promptList: [] },
        }
        const saved = await journalDesk.save({ ...written, journalId, ...named }, { context: options ?? {} })
        return { ...saved, id: saved.journalId }
      },
      list: async state => {
        const { journalList, ...counts } = await journalDesk.list(withState(state))
        return { ...counts, rows: journalList.map(row => ({ ...row, id: row.journalId })) }
      },
    }),
  ],
  [
    'a campaign',
    desk<CampaignState, CampaignStep>({
      ...{ code: 'CAMPAIGN', states: campaignStates, steps: campaignSteps, thing: 'campaign' },
      leads: { publish: 'open', withdraw: 'draft' },
      given: state =>
        givenCampaign(
          db,
          {
            draft: {},
            coming: { status: 'published' as const, ...at(1, 2) },
            open: { status: 'published' as const, ...at(-1, 1) },
            past: { status: 'published' as const, ...at(-2, -1) },
          }[state],
        ),
      take: (step, cpId, baseVersion) => campaign[step]({ cpId, baseVersion }),
      read: cpId => campaign.read({ cpId }),
      save: async ({ id: cpId, ...named }, options) => {
        const written = {
          ...{ body: '', picture: null, resultPostId: null, draftId: null, startsAt: null, endsAt: null, offers: [] },
        }
        const saved = await campaign.save({ ...written, cpId, ...named }, { context: options ?? {} })
        return { ...saved, id: saved.cpId }
      },
      list: async state => {
        const { campaignList, ...counts } = await campaign.list(withState(state))
        return { ...counts, rows: campaignList.map(row => ({ ...row, id: row.cpId })) }
      },
    }),
  ],
  [
    'a page of an event',
    desk<CampaignState, CampaignStep>({
      ...{ code: 'EVENT_PAGE', states: campaignStates, steps: campaignSteps, thing: 'eventPage', unborn: 'NOT_FOUND' },
      leads: { publish: 'open', withdraw: 'draft' },
      given: async state => {
        const dates = { draft: {}, coming: at(1, 2), open: at(-1, 1), past: at(-2, -1) }[state]
        return (await givenEventPage(db, { ...dates, ...(state === 'draft' ? {} : { status: 'published' }) })).pageNo
      },
      take: async (step, pageNo, baseVersion) => {
        const named = { ...(await addressOf(pageNo)), baseVersion }
        if (step !== 'remove') return eventPages[`${step}EventPage`](named)
        await eventPages.deleteEventPage(named)
        return { pageNo }
      },
      read: async pageNo => eventPages.getEventPageContentList(await addressOf(pageNo)),
      save: async ({ id, ...named }, options) => {
        const key = options?.key ?? randomUUID()
        const address = id === null ? { worldId: 'harbor', eventId: key } : await addressOf(id)
        const written = { lead: '', picture: null, startsAt: null, endsAt: null, contentList: [], draftId: null }
        const saved = await eventPages.saveEventPage({ ...written, ...address, ...named }, { context: options ?? {} })
        return { ...saved, id: saved.pageNo }
      },
      list: async state => {
        const { eventPageList, ...counts } = await eventPages.getEventPageList({
          worldId: 'harbor',
          ...withState(state),
        })
        return { ...counts, rows: eventPageList.map(row => ({ ...row, id: row.pageNo })) }
      },
    }),
  ],
  [
    'a form',
    desk<FormState, FormStep>({
      ...{ code: 'FORM', states: formStates, steps: formSteps, thing: 'form' },
      leads: { publish: 'published', close: 'closed' },
      given: state => givenForm(db, { state }),
      take: (step, formId, baseVersion) => formDesk[step]({ formId, baseVersion }),
      read: formId => formDesk.read({ formId }),
      save: async ({ id: formId, ...named }, options) => {
        const written = {
          ...{ body: '', worldId: null, audience: 'member' as const, isOnce: true, closesAt: null, draftId: null },
          questions,
        }
        const saved = await formDesk.save({ ...written, formId, ...named }, { context: options ?? {} })
        return { ...saved, id: saved.formId }
      },
      list: async state => {
        const { formList, ...counts } = await formDesk.list(withState(state))
        return { ...counts, rows: formList.map(row => ({ ...row, id: row.formId })) }
      },
    }),
  ],
  [
    'an article',
    desk<NewsState, NewsStep>({
      ...{ code: 'NEWS', states: newsStates, steps: newsSteps, thing: null },
      leads: { publish: 'published', withdraw: 'withdrawn' },
      given: state =>
        givenNews(
          db,
          {
            draft: { status: 'draft' as const },
            scheduled: { status: 'released' as const, publishedAt: hours(2) },
            published: { status: 'released' as const, publishedAt: hours(-2) },
            withdrawn: { status: 'withdrawn' as const, plannedAt: hours(-2) },
          }[state],
        ),
      take: (step, postId, baseVersion) => {
        if (step === 'publish') return adminNews.publish({ postId, baseVersion, publishAt: null })
        return adminNews[step === 'withdraw' ? 'withdraw' : 'removeDraft']({ postId, baseVersion })
      },
      read: postId => adminNews.read({ postId }),
      save: async ({ id: postId, ...named }, options) => {
        const written = { category: 'event' as const, worldId: 'harbor', body: '本文。\r\n', publishAt: null }
        const saved = await adminNews.save({ ...written, postId, ...named }, { context: options ?? {} })
        return { ...saved, id: saved.postId }
      },
      list: async state => {
        const { newsList, ...counts } = await adminNews.list(withState(state))
        return { ...counts, rows: newsList.map(row => ({ ...row, id: row.postId })) }
      },
    }),
  ],
]

describe.each(desks)('the desk of %s', (_, desk) => {
  const { code, states, steps, leads, given, take, read, save, list, thing, unborn = 'CHANGED' } = desk
  const everyStep = Object.keys(steps)
  const cells = states.flatMap(state => everyStep.map(step => [state, step] as const))
  const isFor = (step: string, state: string) => steps[step]?.includes(state) ?? false

  test.each(cells)('%s: %s', async (state, step) => {
    const id = await given(state)
    const before = await read(id)
    expect(before).toMatchObject({ state, version: 1 })
    if (!isFor(step, state)) {
      expect(await refusalOf(take(step, id, 1))).toBe(`${code}_STATE`)
      expect(await read(id)).toEqual(before)
      return
    }
    const answer = await take(step, id, 1)
    if (step === 'remove') {
      expect(Object.values(answer as object)).toEqual([id])
      expect(await refusalOf(read(id))).toBe(`${code}_NOT_FOUND`)
    } else {
      const after = await read(id)
      expect(after).toMatchObject({ state: leads[step], version: 2, title: before.title })
      expect(answer).toEqual(after)
    }
  })

  test.each(everyStep)('%s of another version or of nothing is refused', async step => {
    const id = await given(steps[step]?.[0] ?? '')
    expect(await refusalOf(take(step, id, 2))).toBe(`${code}_CHANGED`)
    expect(await refusalOf(take(step, 2_147_483_647, 1))).toBe(`${code}_NOT_FOUND`)
  })

  test('of ten admins who publish and remove one draft at once one does', async () => {
    const id = await given('draft')
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, nth) => take(nth % 2 ? 'publish' : 'remove', id, 1)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('saved twice with one key it is one draft; from another version it is not saved', async () => {
    const made = { id: null, baseVersion: 0, title: '一' }
    const key = randomUUID()
    const first = await save(made, { key })
    expect(first).toMatchObject({ state: 'draft', version: 1, title: '一' })
    expect(await save(made, { key })).toEqual(first)
    const { id } = first
    expect(await save({ id, baseVersion: 1, title: '二' })).toMatchObject({ id, version: 2, title: '二' })
    expect(await refusalOf(save({ id, baseVersion: 1, title: '三' }))).toBe(`${code}_CHANGED`)
    expect(await refusalOf(save({ ...made, baseVersion: 1 }))).toBe(`${code}_${unborn}`)
    expect(await refusalOf(save({ ...made, id: 2_147_483_647, baseVersion: 1 }))).toBe(`${code}_NOT_FOUND`)
    expect(await read(id)).toMatchObject({ title: '二', version: 2 })
  })

  test('each act stands in the record under the name of that day', async () => {
    const before = await db.$count(officeLog)
    const { id } = await save({ id: null, baseVersion: 0, title: '一' })
    await save({ id, baseVersion: 1, title: '二' })
    await take('remove', id, 2)
    const seen = await given('draft')
    const [undo = ''] = everyStep.filter(step => step !== 'publish' && step !== 'remove')
    await take('publish', seen, 1)
    await take(undo, seen, 2)
    const log = await db.select().from(officeLog).orderBy(asc(officeLog.logId))
    const { title } = await read(seen)
    const acts = [
      ...[['make', id, '一'] as const, ['save', id, '二'] as const, ['remove', id, '二'] as const],
      ...[['publish', seen, title] as const, [undo, seen, title] as const],
    ]
    expect(log.slice(before)).toMatchObject(
      thing === null
        ? []
        : acts.map(([act, of, name]) => ({ thing, thingId: String(of), title: name, act, userId: users.admin })),
    )
  })

  test('its list tells how many there are of each state, and shows them', async () => {
    for (const state of states) {
      const before = await list(state)
      const id = await given(state)
      const after = await list(state)
      expect(after.count).toBe(before.count + 1)
      expect(after.stateCounts[state]).toBe(after.count)
      const { title, version } = await read(id)
      expect(after.rows.find(row => row.id === id)).toMatchObject({ id, state, title, version })
      expect(after.rows.every(row => row.state === state)).toBe(true)
    }
    const { count, stateCounts } = await list(undefined)
    expect(Object.keys(stateCounts).sort()).toEqual([...states].sort())
    expect(count).toBe(Object.values(stateCounts).reduce((sum, each) => sum + each, 0))
  })
})
