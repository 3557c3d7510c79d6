// A novel and a replay with voices, of the same 20,000 characters, saved for the way and opened without a network, in turn.
import { signIn, untilInstalled } from '../e2e/fixtures.ts'
import { type BrowserStage, openBrowserStage } from './browser.ts'
import { repeat, type Shown, toFigure } from './shown.ts'
import type { Stage } from './stage.ts'
import { median } from './stats.ts'
import type { Figure } from './table.ts'

const PROFILE = 'saved'
const CHARACTERS = 20_000
const VOICES = 40
const GOAL = '1.2 times the novel'
const CONTENT = 'section[data-writing] p'
const WORLD = 'insomnia1999'
const TITLE = '放送事故、八秒'

/** Lines of the text; one in six is spoken, and carries a voice while there are some left. */
function textOf(): { body: string; spoken: number[] } {
  const lines: string[] = []
  const spoken: number[] = []
  for (let length = 0; length < CHARACTERS; ) {
    const number = lines.length + 1
    const isSpoken = number % 6 === 0
    if (isSpoken) spoken.push(number)
    const line = isSpoken
      ? `のいず「……${number}番めの線が、つながった。切らないで、そのまま聞いていて」`
      : number % 6 === 3
        ? ''
        : `　｜二十六時《にじゅうろくじ》の街に、電話の呼び出し音が${number}回ひびいた。受話器を取る者はいない。窓の灯りがひとつ《《消えて》》、また点く。だれも眠っていないのに、だれも起きてはこなかった。`
    lines.push(line)
    length += line.length
  }
  return { body: lines.join('\n'), spoken: spoken.slice(0, VOICES) }
}

const literal = (words: string): string => `'${words.replaceAll("'", "''")}'`

async function fill(browser: BrowserStage): Promise<{ novel: string; replay: string }> {
  const { body, spoken } = textOf()
  if (spoken.length < VOICES) throw new Error('The text has too few spoken lines.')
  const of = `(select s.scenario_id from scenario s where s.title = ${literal(TITLE)})`
  await browser.write(`
    update novel set body = ${literal(body)}, characters = ${CHARACTERS}, word_count = ${CHARACTERS}
    where novel_id = (select min(n.novel_id) from novel n where n.series_id is null
      and not exists (select 1 from novel_picture p where p.novel_id = n.novel_id))`)
  await browser.write(`
    update scenario_replay set replay = jsonb_set(replay, '{body}', to_jsonb(${literal(body)}::text)), length = ${CHARACTERS}
    where scenario_id = ${of}`)
  await browser.write(`delete from replay_voice where scenario_id = ${of}`)
  await browser.write(`
    insert into replay_voice (scenario_id, phase, row_no, clip_id, user_id, created_at)
    select ${of}, 1, line.row_no, clip.clip_id, author.user_id, now()
    from unnest(array[${spoken.join(',')}]) with ordinality line (row_no, place)
    join (select clip_id, row_number() over (order by clip_id) as place, count(*) over () as total from voice_clip) clip
      on clip.place = 1 + line.place % clip.total
    cross join (select user_id from app_user limit 1) author`)
  return {
    novel: await browser.read(
      `select '/world/' || world_id || '/novel/' || novel_id || '/read' as value from novel where characters = ${CHARACTERS}`,
    ),
    replay: await browser.read(
      `select '/world/${WORLD}/scenario/' || lpad(${of}::text, 10, '0') || '/1/replay' as value`,
    ),
  }
}

export async function measureSaved(stage: Stage): Promise<Figure[]> {
  const browser = await openBrowserStage(stage)
  try {
    const paths = await fill(browser)
    const context = await browser.openProfile(PROFILE)
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('tsumugi-reader', '{"writing":"vertical","known":false}'))
    await signIn(page)
    for (const path of [paths.novel, paths.replay]) {
      await page.goto(path)
      await page.waitForSelector(CONTENT)
      await page.getByRole('button', { name: '端末に保存する' }).click()
      await page.getByRole('button', { name: '端末に保存済み' }).waitFor()
    }
    await untilInstalled(page)
    await page.waitForTimeout(1_500)
    await context.close()
    stage.say('Both texts were saved; there is no network from here on')
    browser.front.shut()
    const plain = await browser.openPlain(PROFILE)
    const novels: Shown[] = []
    const replays: Shown[] = []
    let isTurned = false
    await repeat(async () => {
      const order = [
        { path: paths.novel, times: novels },
        { path: paths.replay, times: replays },
      ]
      if (isTurned) order.reverse()
      isTurned = !isTurned
      for (const { path, times } of order) times.push(await plain.timeOf(`${browser.url}${path}`, CONTENT))
    })
    await plain.close()
    const ratio = (of: 'there' | 'painted') =>
      (median(replays.map(shown => shown[of])) / median(novels.map(shown => shown[of]))).toFixed(2)
    return [
      toFigure('novel of 20,000 characters, saved, no network', novels),
      toFigure(
        `replay of 20,000 characters with ${VOICES} voices, saved, no network`,
        replays,
        GOAL,
        `; ${ratio('there')} times the novel, ${ratio('painted')} until painted`,
      ),
    ]
  } finally {
    await browser.close()
  }
}
