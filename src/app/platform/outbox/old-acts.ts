// Acts that an earlier version of the app kept beside the outbox (`act:<userId>:<name>`), sent and not answered: each
// continues with its key. To be removed once no such version is in use.
import { del, get, keys } from 'idb-keyval'
import { type Area, BELONGINGS } from '../belongings.ts'
import { readDrafts } from '../drafts/store.ts'
import type { ApiRequest } from '../requests.ts'
import { keyval } from '../storage.ts'
import type { NewOutboxItem } from './item.ts'
import type { Outbox } from './outbox.ts'

type OldAct = { request: ApiRequest; key: string }
type Known = Pick<NewOutboxItem, 'kind' | 'entity' | 'facts'> & { touches: readonly Area[] }

/** Kind and facts of an act by its old name; null for an unknown name. */
function knownAct(name: string, { body }: ApiRequest): Known | null {
  const [first = '', id = ''] = name.split(':')
  if (first === 'character') {
    const facts = { characterId: id, doing: '' }
    return { kind: 'character.outfit', entity: `spend:${id}`, facts, touches: BELONGINGS }
  }
  if (['cancel', 'original', 'setting', 'propose', 'class'].includes(first)) {
    const touches: readonly Area[] = ['originalClass', 'adminApplication', 'characterEdit', ...BELONGINGS]
    return { kind: 'application.act', entity: `application:${name}`, facts: { name }, touches }
  }
  if (first === 'counter') {
    return { kind: 'world.counter', entity: name, facts: { worldCounterId: Number(id) }, touches: ['world'] }
  }
  if (first === 'register') {
    const facts = { worldId: id, draftId: draftIn(body), place: 'characterRegistration', target: id }
    return {
      kind: 'character.register',
      entity: name,
      facts,
      touches: ['character', 'characterEdit', 'world', 'mission'],
    }
  }
  if (first === 'profile') {
    const touches = ['character', 'world', 'application'] as const
    return { kind: 'character.saveProfile', entity: name, facts: { characterId: id }, touches }
  }
  if (first === 'icon' && id) {
    const touches = ['character', 'characterEdit', 'world'] as const
    return { kind: 'character.setIcon', entity: name, facts: { characterId: id }, touches }
  }
  return first === 'icon' ? { kind: 'icon.upload', entity: name, facts: {}, touches: [] } : null
}

/** Draft that a request names. */
function draftIn(body: string | null): string | null {
  try {
    const { draftId } = JSON.parse(body ?? '{}') as { draftId?: unknown }
    return typeof draftId === 'string' ? draftId : null
  } catch {
    return null
  }
}

export async function takeOverOldActs(outbox: Outbox): Promise<void> {
  const beginning = `act:${outbox.userId}:`
  for (const place of await placesOf(beginning)) {
    const old = await get<OldAct>(place, keyval)
    const known = old && knownAct(place.slice(beginning.length), old.request)
    if (!known) continue
    await outbox.takeOver({ ...known, touches: [...known.touches], request: old.request, note: '' }, old.key)
    // For a moment the act is stored twice, but the shared key lets it happen once.
    await del(place, keyval)
  }
  await takeOverNewsSteps(outbox)
}

const placesOf = async (beginning: string): Promise<string[]> =>
  (await keys<string>(keyval)).filter(place => String(place).startsWith(beginning))

/** The last step that was taken with an article at the news desk (`news-form:<userId>:<target>`), beside its draft. */
async function takeOverNewsSteps(outbox: Outbox): Promise<void> {
  const { userId } = outbox
  const beginning = `news-form:${userId}:`
  for (const key of await placesOf(beginning)) {
    const target = key.slice(beginning.length)
    const { sent } = (await get<{ sent: (OldAct & { step: string }) | null }>(key, keyval)) ?? {}
    if (sent) {
      const { step, request } = sent
      const open = (await readDrafts(userId)).filter(({ state }) => state === 'open')
      const draft = open.find(({ place, target: of }) => step === 'save' && place === 'newsBody' && of === target)
      const { draftId = null, fields = '' } = draft ?? {}
      const facts = { step, target, place: 'newsBody', draftId, fields }
      const act = { entity: `news:${target}`, request, note: '', facts }
      await outbox.takeOver({ ...act, kind: 'news.step', touches: ['adminNews', 'news'] }, sent.key)
    }
    await del(key, keyval)
  }
}
