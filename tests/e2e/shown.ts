// Elements of screens by role and words, found in any page.
import type { Locator, Page } from 'playwright/test'

type Shown = (page: Page) => Locator
export const title =
  (name: string | RegExp): Shown =>
  page =>
    page.getByRole('heading', { level: 1, name })
export const heading =
  (name: string | RegExp): Shown =>
  page =>
    page.getByRole('heading', { name }).first()
export const text =
  (words: string | RegExp): Shown =>
  page =>
    page.getByText(words).first()
export const inside =
  (words: string | RegExp): Shown =>
  page =>
    page.getByRole('main').getByText(words).first()
export const button =
  (name: string | RegExp): Shown =>
  page =>
    page.getByRole('main').getByRole('button', { name }).first()
export const link =
  (name: string | RegExp): Shown =>
  page =>
    page.getByRole('main').getByRole('link', { name }).first()
export const region =
  (name: string): Shown =>
  page =>
    page.getByRole('region', { name })
export const dialog = (page: Page, name?: string): Locator =>
  page.getByRole('dialog', name === undefined ? {} : { name })
export const article: Shown = page => page.getByRole('article')
export const anyTotal = text(/全\d+件のうち/)
export const notFound = title('ページが見つかりません')

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
