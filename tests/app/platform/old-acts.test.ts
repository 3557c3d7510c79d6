// Acts that an earlier version of the app had sent before it was replaced: they continue in the outbox, each with its key.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { get, keys, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { installLocks } from '../../support/locks.ts'

const request = { method: 'POST', url: '/api/SobiItemSettings/update', body: '{}' }
let sent: { url: string; key: string }[] = []

beforeEach(() => {
  vi.resetModules()
  globalThis.indexedDB = new IDBFactory()
  installLocks()
  sent = []
  vi.doMock('#app/platform/api.ts', () => ({
    send: async ({ url }: { url: string }, { key }: { key: string }) => {
      sent.push({ url, key })
      return {}
    },
  }))
})

test('what was sent is sent on with its key, as the kind it is now; the rest stays where it is', async () => {
  const { session } = await import('#app/platform/session.ts')
  const user = { userId: 'rin', publicUserId: 'P', userName: '凛', classList: [0] }
  vi.spyOn(session, 'get').mockReturnValue({ user, ended: false })
  const { keyval } = await import('#app/platform/storage.ts')
  const { addDraft } = await import('#app/platform/drafts/store.ts')
  const { freshDraft } = await import('#app/platform/drafts/record.ts')
  const { Outbox } = await import('#app/platform/outbox/outbox.ts')
  const { takeOverOldActs } = await import('#app/platform/outbox/old-acts.ts')
  await set('act:rin:character:linette', { request, key: 'key-1', meaning: 'update' }, keyval)
  await set('act:rin:original:linette:item:I0001', { request, key: 'key-2', meaning: 'name' }, keyval)
  await set('act:rin:counter:12', { request, key: 'key-4', meaning: 'counter' }, keyval)
  const registration = { ...request, body: JSON.stringify({ profile: '灯台の一人娘。', draftId: 'd' }) }
  await set('act:rin:register:world0', { request: registration, key: 'key-5', meaning: 'register' }, keyval)
  await set('act:rin:profile:linette', { request, key: 'key-7', meaning: 'profile' }, keyval)
  await set('act:rin:later:linette', { request, key: 'key-8', meaning: 'later' }, keyval)
  await set('news-form:rin:new', { postId: null, sent: { step: 'save', request, key: 'key-6' } }, keyval)
  await set('news-form:rin:7', { postId: 7, sent: null }, keyval)
  const draft = { schema: 1, userId: 'rin', draftId: 'D', place: 'newsBody', target: 'new', text: '夜市', fields: '{}' }
  await addDraft({ ...freshDraft({ ...draft, name: '', opened: 1 }), ...draft, schema: 1 })
  await set('act:somebody:character:garo', { request, key: 'key-3', meaning: 'update' }, keyval)
  const outbox = new Outbox('rin')
  const outcomes: string[] = []
  outbox.onOutcome(({ state, item }) => outcomes.push(`${state} ${item.kind} ${JSON.stringify(item.facts)}`))
  await outbox.open()
  await takeOverOldActs(outbox)
  await expect
    .poll(() => outcomes.toSorted())
    .toEqual([
      'answered application.act {"name":"original:linette:item:I0001"}',
      'answered character.outfit {"characterId":"linette","doing":""}',
      'answered character.register {"worldId":"world0","draftId":"d","place":"characterRegistration","target":"world0"}',
      'answered character.saveProfile {"characterId":"linette"}',
      'answered news.step {"step":"save","target":"new","place":"newsBody","draftId":"D","fields":"{}"}',
      'answered world.counter {"worldCounterId":12}',
    ])
  expect(sent.map(({ key }) => key).sort()).toEqual(['key-1', 'key-2', 'key-4', 'key-5', 'key-6', 'key-7'])
  expect((await keys(keyval)).filter(key => /^(act|news-form):/.test(String(key))).sort()).toEqual([
    'act:rin:later:linette',
    'act:somebody:character:garo',
  ])
  expect(await get('act:rin:character:linette', keyval)).toBeUndefined()
  await takeOverOldActs(outbox)
  expect(sent).toHaveLength(6)
  outbox.close()
})
