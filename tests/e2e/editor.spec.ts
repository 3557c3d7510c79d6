// The editor of every long field, on the development page: typed text is emitted exactly, and nothing disturbs the typing
// (B13).
import type { CDPSession, Page } from 'playwright/test'
import { counts, editorSeed, editorTexts, type RuleName } from '../support/editor-texts.ts'
import { report } from '../support/random.ts'
import { limitSeconds, size } from '../support/size.ts'
import { faultsOfAccess } from './axe.ts'
import { developmentPage } from './builds.ts'
import { expect, test } from './fixtures.ts'
import { FULL } from './full-size.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.beforeEach(async ({ page, server }) => {
  await server.gate.serveBuild(await developmentPage())
  server.gate.answer(/postForAlpacaUrlCard/, 404, '{"errorMessage":"x","code":"PREVIEW_NOT_THERE"}', 'application/json')
  await page.goto('/')
  await expect(field(page)).toBeVisible()
})

type Trial = {
  last: () => string | undefined
  replace: (text: string) => void
  set: (rule: RuleName, limit: number) => void
  render: () => void
}
type TrialWindow = { trial: Trial }

const editor = (page: Page) => page.getByRole('region', { name: 'エディター' })
const field = (page: Page) => page.getByRole('textbox', { name: 'プレイング' })
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const count = (page: Page) => page.locator('[data-count]')
const last = (page: Page) => page.evaluate(() => (window as unknown as TrialWindow).trial.last())
const setRule = (page: Page, rule: RuleName, limit: number) =>
  page.evaluate(([name, most]) => (window as unknown as TrialWindow).trial.set(name, most), [rule, limit] as const)
const select = (page: Page, start: number, end: number) =>
  field(page).evaluate(
    (element, [from, to]) => {
      const area = element as HTMLTextAreaElement
      area.focus()
      area.setSelectionRange(from, to)
    },
    [start, end] as const,
  )
const render = (page: Page) => page.evaluate(() => (window as unknown as TrialWindow).trial.render())

/** Types a word with an input method: kana grow, are converted, are accepted. The page renders in between. */
async function compose(page: Page, debug: CDPSession, steps: readonly string[], taken: string): Promise<void> {
  for (const text of steps) {
    await debug.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await render(page)
  }
  await debug.send('Input.insertText', { text: taken })
}

// One test for steps that begin from the same page and do not disturb each other, because a start is expensive.
test('what is typed, marked, pasted and sent', async ({ page }) => {
  await test.step('a composition is not disturbed by renders; what is to be written waits for its end', async () => {
    await field(page).fill('')
    const debug = await page.context().newCDPSession(page)
    for (let word = 0; word < 5; word++) await compose(page, debug, ['き', 'きr', 'きり', '霧'], '霧')
    await expect(field(page)).toHaveValue('霧霧霧霧霧')
    expect(await last(page)).toBe('霧霧霧霧霧')

    await debug.send('Input.imeSetComposition', { text: 'てき', selectionStart: 2, selectionEnd: 2 })
    await page.evaluate(() => (window as unknown as TrialWindow).trial.replace('別の端末の文'))
    await tool(page, '傍点').click()
    await expect(field(page)).toHaveValue('霧霧霧霧霧てき')
    await debug.send('Input.insertText', { text: '笛' })
    await expect(field(page)).toHaveValue('別の端末の文')
    await page.keyboard.press('Control+z')
    await expect(field(page)).toHaveValue('霧霧霧霧霧笛')
  })

  await test.step('ruby and emphasis go around the selection and off again, and undo knows of each', async () => {
    await field(page).fill('霧笛が鳴る')
    await select(page, 0, 2)
    await tool(page, 'ルビ').click()
    await expect(page.getByRole('dialog', { name: 'ルビをふる' })).toBeVisible()
    await tool(page, 'ふる').click()
    await expect(page.getByText('ルビを入れてください。')).toBeVisible()
    await page.getByLabel('ルビ（読みがな）').fill('むてき')
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue('｜霧笛《むてき》が鳴る')
    await expect(field(page)).toBeFocused()
    expect(await last(page)).toBe('｜霧笛《むてき》が鳴る')
    await page.keyboard.type('よ')
    await expect(field(page)).toHaveValue('｜霧笛《むてき》よが鳴る')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(field(page)).toHaveValue('霧笛が鳴る')
    await page.keyboard.press('Control+y')
    await expect(field(page)).toHaveValue('｜霧笛《むてき》が鳴る')

    await select(page, 1, 3)
    await tool(page, 'ルビ').click()
    await expect(page.getByLabel('ルビ（読みがな）')).toHaveValue('むてき')
    await tool(page, 'ルビを外す').click()
    await expect(field(page)).toHaveValue('霧笛が鳴る')

    await select(page, 3, 5)
    await tool(page, '傍点').click()
    await expect(field(page)).toHaveValue('霧笛が《《鳴る》》')
    await tool(page, '傍点').click()
    await expect(field(page)).toHaveValue('霧笛が鳴る')
    await tool(page, '元に戻す').click()
    await expect(field(page)).toHaveValue('霧笛が《《鳴る》》')
    expect(await last(page)).toBe('霧笛が《《鳴る》》')
    await select(page, 1, 6)
    await tool(page, '傍点').click()
    await expect(editor(page)).toContainText('傍点は、ルビやほかの傍点と重ねられません')
  })

  await test.step('a long text from elsewhere comes at once, and can be undone', async () => {
    await field(page).fill('霧')
    await field(page).press('End')
    await field(page).pressSequentially('笛')
    const long = '夜道《よみち》を《《ゆく》》。\n'.repeat(1_300)
    await page.evaluate(text => (window as unknown as TrialWindow).trial.replace(text), long)
    await expect(field(page)).toHaveValue(long)
    expect(await last(page)).toBe(long)
    await field(page).press('Control+End')
    await field(page).pressSequentially('あ')
    await field(page).press('Control+z')
    await expect(field(page)).toHaveValue(long)
    await field(page).press('Control+z')
    await expect(field(page)).toHaveValue('霧笛')
    expect(await last(page)).toBe('霧笛')
    await field(page).press('Control+Shift+z')
    await expect(field(page)).toHaveValue(long)
    await field(page).press('Control+y')
    await expect(field(page)).toHaveValue(`${long}あ`)
    expect(await last(page)).toBe(`${long}あ`)
    for (let back = 0; back < 2; back++) await field(page).press('Control+z')
    await expect(field(page)).toHaveValue('霧笛')
    const short = '灯\n'.repeat(15)
    await page.evaluate(text => (window as unknown as TrialWindow).trial.replace(text), short)
    await expect(field(page)).toHaveValue(short)
    await tool(page, '元に戻す').click()
    await expect(field(page)).toHaveValue('霧笛')
  })

  await test.step('by keys alone: a word, its ruby, emphasis, and sending', async () => {
    await field(page).fill('霧')
    await select(page, 0, 1)
    await page.keyboard.press('Control+i')
    await expect(page.getByLabel('ルビ（読みがな）')).toBeFocused()
    await page.keyboard.type('きり')
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('の夜')
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('Control+b')
    await expect(field(page)).toHaveValue('｜霧《きり》の《《夜》》')
    await page.keyboard.press('Control+i')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(editor(page)).toHaveAttribute('data-sent', '｜霧《きり》の《《夜》》')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(tool(page, 'ルビ')).toBeFocused()
  })

  await test.step('half characters and NUL are taken out and said; the rest stays', async () => {
    await field(page).fill('')
    await field(page).focus()
    await field(page).evaluate(element =>
      element.dispatchEvent(
        new InputEvent('beforeinput', {
          inputType: 'insertFromPaste',
          data: 'あ\ud83dい\0👪\r\nう',
          cancelable: true,
          bubbles: true,
        }),
      ),
    )
    await expect(field(page)).toHaveValue('あい👪\nう')
    await expect(editor(page)).toContainText('2個のぞきました')
    expect(await last(page)).toBe('あい👪\nう')
    await field(page).evaluate(element => {
      const area = element as HTMLTextAreaElement
      area.setRangeText('\udc6a', 1, 1, 'end')
      area.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect(field(page)).toHaveValue('あい👪\nう')
    expect(await last(page)).toBe('あい👪\nう')
  })
})

test('limits, the room left and long texts', { tag: FULL }, async ({ page }, info) => {
  await test.step('the room left is said when it passes a mark, not at each key', async () => {
    await setRule(page, 'displayCount', 20)
    await field(page).fill('あ'.repeat(8))
    await expect(count(page)).toHaveText('あと12字')
    await page.waitForTimeout(1_000)
    await field(page).press('End')
    await field(page).pressSequentially('いa')
    await expect(count(page)).toHaveText('あと10.5字')
    await field(page).pressSequentially('b')
    await expect(page.locator('[aria-live=polite]')).toContainText('あと10字')
    await field(page).pressSequentially('うえおかきくけこさし1')
    await expect(page.locator('[aria-live=polite]')).toContainText('上限を0.5字超えました')
  })

  await test.step('what is past the limit is counted and marked where it stands, at every width', async () => {
    const long = '霧笛の鳴った夜に帰らなかった、あの人をLv.12の灯で呼ぶ。'.repeat(4)
    const text = `${Array.from({ length: 12 }, () => long).join('\n')}\nここまで\nここから先`
    await field(page).fill(text)
    const within = text.lastIndexOf('先')
    await setRule(page, 'lengthCount', counts.lengthCount(text.slice(0, within)))
    await expect(count(page)).toHaveText('1字超過')
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    for (const width of [320, 390, 700, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expect
        .poll(() =>
          field(page).evaluate(element => {
            // Position of the last line of the same text in the browser's own layout.
            const area = element as HTMLTextAreaElement
            const other = area.cloneNode() as HTMLTextAreaElement
            other.removeAttribute('id')
            area.after(other)
            other.value = area.value
            const { paddingBottom, lineHeight, paddingLeft, fontSize } = getComputedStyle(area)
            const top = other.scrollHeight - Number.parseFloat(paddingBottom) - Number.parseFloat(lineHeight)
            other.remove()
            const { style } = area
            const left = Number.parseFloat(paddingLeft) + 4 * Number.parseFloat(fontSize)
            return [
              Math.abs(Number.parseFloat(style.getPropertyValue('--over-top')) - top) < 2,
              Math.abs(Number.parseFloat(style.getPropertyValue('--over-left')) - left) < 2,
              getComputedStyle(area).backgroundAttachment.includes('local'),
              getComputedStyle(area).backgroundImage.includes('gradient'),
            ]
          }),
        )
        .toEqual([true, true, true, true])
    }
    await setRule(page, 'lengthCount', 20_000)
    await expect(field(page)).toHaveCSS('background-image', 'none')
  })

  await test.step('20,000 characters are pasted and counted while the page stays free', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await setRule(page, 'notationCount', 20_000)
    await field(page).fill('')
    const text = '夜道《よみち》を《《ゆく》》。\n'.repeat(1_300)
    await page.evaluate(
      async ([words]) => {
        await navigator.clipboard.writeText(words)
        const tasks: number[] = []
        new PerformanceObserver(list => tasks.push(...list.getEntries().map(entry => entry.duration))).observe({
          type: 'longtask',
        })
        // Time from each input until the count is right.
        const waits: number[] = []
        let since = 0
        document.addEventListener('input', () => {
          since = performance.now()
        })
        const counted = document.querySelector('[data-count]')
        if (counted)
          new MutationObserver(() => waits.push(performance.now() - since)).observe(counted, {
            attributeFilter: ['data-count'],
          })
        Object.assign(window, { tasks, waits })
      },
      [text] as const,
    )
    await field(page).press('Control+v')
    await expect(count(page)).toHaveAttribute('data-count', String(counts.notationCount(text)))
    await field(page).pressSequentially('終わり')
    await expect(count(page)).toHaveAttribute('data-count', String(counts.notationCount(text) + 3))
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByRole('region', { name: 'プレビュー' })).toContainText('終わり')
    const measured = await page.evaluate(() => {
      const { tasks, waits } = window as unknown as { tasks: number[]; waits: number[] }
      return { tasks: tasks.map(Math.round), waits: waits.map(Math.round) }
    })
    info.annotations.push({ type: 'tasks above 50 ms', description: measured.tasks.join(', ') || 'none' })
    info.annotations.push({ type: 'ms from input to its count', description: measured.waits.join(', ') })
    expect(await last(page)).toBe(`${text}終わり`)
  })
})

test('axe, the whole screen, phrases and drafts', { tag: FULL }, async ({ page }) => {
  await test.step('axe finds nothing serious: writing, an error, over the limit, preview, full screen', async () => {
    const found = await faultsOfAccess(page, 'writing')
    await setRule(page, 'displayCount', 50)
    await tool(page, '誤りを示す').click()
    found.push(...(await faultsOfAccess(page, 'over the limit')))
    await tool(page, 'プレビュー').click()
    found.push(...(await faultsOfAccess(page, 'preview')))
    await tool(page, '編集に戻る').click()
    await tool(page, '全画面で書く').click()
    found.push(...(await faultsOfAccess(page, 'full screen')))
    expect(found).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'プレイング' })).toHaveCount(0)
    await tool(page, '誤りを示す').click()
    await setRule(page, 'displayCount', 600)
  })

  await test.step('over the whole screen nothing else is reached; Escape leaves and the text and its undo stay', async () => {
    await field(page).fill('霧')
    await tool(page, '全画面で書く').click()
    const screen = page.getByRole('dialog', { name: 'プレイング' })
    await expect(screen).toBeVisible()
    expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    const heading = page.getByRole('heading', { name: '開発用の見本' })
    const isInert = () => heading.evaluate(element => element.closest('[inert]') !== null || element.matches('[inert]'))
    expect(await isInert()).toBe(true)
    for (let tab = 0; tab < 12; tab++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null,
        ),
      ).toBe(true)
    }
    await page.setViewportSize({ width: 390, height: 420 })
    await expect(count(page)).toBeInViewport({ ratio: 1 })
    await expect(tool(page, 'ルビ')).toBeInViewport({ ratio: 1 })
    await field(page).press('End')
    await field(page).pressSequentially('の夜')
    await select(page, 0, 1)
    await tool(page, 'ルビ').click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'ルビをふる' })).toHaveCount(0)
    await expect(screen).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(screen).toHaveCount(0)
    expect(await isInert()).toBe(false)
    await expect(field(page)).toHaveValue('霧の夜')
    await field(page).press('Control+z')
    await expect(field(page)).not.toHaveValue('霧の夜')
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('phrases go in at the caret, come from the selection, and are thrown away', async () => {
    await field(page).fill('鐘が鳴る。')
    await select(page, 0, 0)
    await tool(page, '定型文').click()
    await page.getByRole('button', { name: '霧が晴れたら、', exact: true }).click()
    await expect(field(page)).toHaveValue('霧が晴れたら、鐘が鳴る。')
    await select(page, 7, 12)
    await tool(page, '定型文').click()
    await tool(page, '選んだ文を追加').click()
    await expect(page.getByRole('button', { name: '鐘が鳴る。', exact: true })).toBeVisible()
    await tool(page, '定型文「霧が晴れたら、」を削除').click()
    await expect(page.getByRole('button', { name: '霧が晴れたら、', exact: true })).toHaveCount(0)
    await tool(page, 'とじる').click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(field(page)).toHaveValue('鐘が鳴る。')
  })

  await test.step('drafts have names: another, a new one, another name', async () => {
    await page.getByRole('button', { name: /下書き：\s*灯台の上/ }).click()
    await page.getByRole('button', { name: '下の入江 昨日' }).click()
    await page.getByRole('button', { name: /下書き：\s*下の入江/ }).click()
    await tool(page, '下の入江の名前を変える').click()
    await page.getByRole('textbox', { name: '下書きの名前' }).fill('入江')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /下書き：\s*入江/ }).click()
    await tool(page, '新しい下書き').click()
    await page.getByRole('textbox', { name: '下書きの名前' }).fill('島の宿')
    await tool(page, '書きはじめる').click()
    await expect(page.getByRole('button', { name: /下書き：\s*島の宿/ })).toBeVisible()
  })
})

/** Parts, because all texts at once take too long for one page. */
const PARTS = size(1, 3)
for (let part = 1; part <= PARTS; part++) {
  const name = PARTS === 1 ? '' : `, part ${part}`
  test(`B13: what goes out is what was put in, and the count shown is the rule of the server${name}`, async ({
    page,
  }) => {
    test.setTimeout(limitSeconds(120))
    const rules = Object.keys(counts) as RuleName[]
    const amount = size(60, 5_000)
    let number = 0
    let passed = 0
    for (const text of editorTexts(amount)) {
      const rule = rules[number % rules.length] ?? 'displayCount'
      if (number++ % PARTS !== part - 1) continue
      await page.evaluate(
        ([words, name]) => {
          ;(window as unknown as TrialWindow).trial.set(name, 20_000)
          return navigator.clipboard.writeText(words)
        },
        [text, rule] as const,
      )
      if (passed === 0) await field(page).focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Control+v')
      // A textarea has one kind of break: CRLF and CR become LF.
      const expected = text.replace(/\r\n?/g, '\n')
      expect(await last(page), `${rule} ${JSON.stringify(text.slice(0, 200))}`).toBe(expected)
      await expect(count(page)).toHaveAttribute('data-count', String(counts[rule](expected)))
      passed++
    }
    report(
      `B13 editor${name}: seed ${editorSeed()}, ${passed} of ${amount} texts unchanged and counted alike, 0 failed`,
    )
  })
}
