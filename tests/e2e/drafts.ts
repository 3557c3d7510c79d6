// Helpers for tests of drafts: the screens with an editor, the line about the text, and the stored drafts.
import { expect, type Locator, type Page } from 'playwright/test'
import type { DraftRecord } from '../../src/app/platform/drafts/record.ts'
import type { TestServer } from './fixtures.ts'

/** @property isInSections its field holds one section of the text at a time */
export type WritingScreen = { path: string; label: RegExp; place: string; isInSections?: true }

export const profile: WritingScreen = { path: '/myPage/profile', label: /^自己紹介/, place: 'introduction' }
export const inquiry: WritingScreen = { path: '/inquiry', label: /^お問い合わせ内容/, place: 'inquiry' }

/** The text of a character in the demo's consultation; its player is demo-writer. */
export const playing: WritingScreen = {
  path: '/world/world0/scenario/0000000004/1/playing?character=world0-emil',
  label: /^プレイング/,
  place: 'playing',
}

/** A new note of the user's character in that world. */
export const note: WritingScreen = { path: '/world/world0/characterNote/new', label: /^本文/, place: 'note' }

/** A scenario of demo-master whose replay is being written. */
export const REPLAY_SCENARIO = 5
export const replay: WritingScreen = {
  path: '/myPage/scenario/replay/world0/0000000005/1',
  label: /^本文/,
  place: 'replay',
  isInSections: true,
}

export const fieldOf = (page: Page, { label }: WritingScreen): Locator => page.getByRole('textbox', { name: label })

/** Opens the screen inside the app or by a new page; the field is ready for typing. */
export async function openEditor(page: Page, screen: WritingScreen): Promise<Locator> {
  await page.goto(screen.path)
  const field = fieldOf(page, screen)
  await expect(field).toBeEditable()
  return field
}

export type Said = { line: string; text: string }

/** The line under the field, and the content of the field at the same moment. */
export const said = (field: Locator): Promise<Said> =>
  field.evaluate(element => ({
    line: document.querySelector(`[id="${element.id}-state"]`)?.textContent ?? '',
    text: (element as HTMLTextAreaElement).value,
  }))

export const ON_DEVICE = /^この端末に保存/
export const ON_SERVER = /^サーバーに保存/
export const UNSAVED = /^保存できていません/

export async function untilSaid(field: Locator, line: RegExp): Promise<void> {
  await expect.poll(async () => (await said(field)).line).toMatch(line)
}

/** All drafts on the device, of all users. */
export const draftsOnDevice = (page: Page): Promise<DraftRecord[]> =>
  page.evaluate(
    () =>
      new Promise<DraftRecord[]>((resolve, reject) => {
        const opening = indexedDB.open('tsumugi')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
  )

export type ServerDraft = { userId: string; place: string; text: string; version: number }

/** All open drafts on the server, of all users. */
export const draftsOnServer = (server: TestServer): Promise<ServerDraft[]> =>
  server.query<ServerDraft>(
    `select user_id as "userId", place, text, version from draft
     where removed_at is null and submitted_at is null order by updated_at`,
  )

/** Types at the end of the text. */
export async function typeOn(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.evaluate(element => {
    const { value } = element as HTMLTextAreaElement
    ;(element as HTMLTextAreaElement).setSelectionRange(value.length, value.length)
  })
  await page.keyboard.type(text)
}
