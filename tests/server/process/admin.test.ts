// npm run admin: the script as it runs, on a database of its own and on the one of the data folder.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openDatabase } from '../../support/database.ts'
import { freshFolder } from '../../support/http-server.ts'
import { nodeBinary, projectRoot } from '../../support/paths.ts'
import { mailOf } from '../../support/play.ts'

const database = await openDatabase('play')
const run = promisify(execFile)

async function admin(args: string[], environment: Record<string, string> = { DATABASE_URL: database.url }) {
  const script = join(projectRoot, 'src/server/launch/make-admin.ts')
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', LANG: 'C.UTF-8', ...environment }
  return run(nodeBinary, [script, ...args], { cwd: projectRoot, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}
const classesOf = async (name: 'player' | 'other'): Promise<number[]> => {
  const text = 'select class_code as code from user_class where user_id = $1 order by 1'
  return (await database.pool.query(text, [database.users[name]])).rows.map(({ code }) => code)
}

test('makes a user an admin, once, and logs who it was without the address', async () => {
  const before = await classesOf('player')
  expect(before).not.toContain(5)
  const made = await admin([mailOf('player').toUpperCase()])
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(await classesOf('player')).toEqual([...before, 5])
  const line = made.stdout.split('\n').find(each => each.startsWith('{')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ level: 'warn', userId: database.users.player })
  expect(line.toLowerCase()).not.toContain(mailOf('player'))
  const again = await admin([mailOf('player')])
  expect(again.code).toBe(0)
  expect(again.stdout).toContain('already')
  expect(await classesOf('player')).toEqual([...before, 5])
})

test('refuses who is no user, a closed account, and a wrong command, and changes nothing', async () => {
  const unknown = await admin(['nobody@play.example'])
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('is no user here')])
  await database.asOwner(client =>
    client.query('update app_user set account_status = 1 where user_id = $1', [database.users.other]),
  )
  expect((await admin([mailOf('other')])).code).toBe(1)
  expect(await classesOf('other')).not.toContain(5)
  for (const args of [[], ['no-address'], [mailOf('player'), 'more']]) {
    expect(await admin(args)).toMatchObject({ code: 1, stderr: 'Usage: npm run admin -- MAIL\n' })
  }
})

test('works on the database of the data folder too, which it starts for the moment', async () => {
  const folder = freshFolder(`admin-${process.pid}`)
  const answer = await admin(['nobody@play.example'], { DATA_DIR: folder, DATABASE_FSYNC: '0' })
  expect([answer.code, answer.stderr]).toEqual([1, expect.stringContaining('is no user here')])
})
