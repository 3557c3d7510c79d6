// Runs the browser tests: one PostgreSQL with the demo as a template, then Playwright. Each test gets a server and a
// database of its own (fixtures.ts). The first argument is the path of the report; the others go to Playwright.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, findWholeChromium } from '../support/chromium.js'
import { templates, urlOf } from '../support/cluster.ts'
import { demoFilesFolder, settleDemo } from '../support/demo-template.ts'
import { testLocale } from '../support/locale.js'
import { projectRoot } from '../support/paths.ts'
import { startReadyCluster } from '../support/ready-cluster.ts'
import { openRunFolder } from '../support/run-folder.ts'
import { isFull } from '../support/size.ts'
import { secretsIn } from './secrets-in-logs.ts'

const [report, ...rest] = process.argv.slice(2)
const run = openRunFolder('memory')
const logs = isFull ? join(run.path, 'logs') : null
if (logs) mkdirSync(logs)
let code = 1
try {
  const cluster = await startReadyCluster(join(run.path, 'shared'), true)
  await settleDemo(urlOf(cluster, templates.demo))
  code = await playwright({
    E2E_CLUSTER: cluster,
    E2E_FOLDER: run.path,
    E2E_FILES: join(demoFilesFolder, 'files'),
    CHROMIUM_PATH: findChromium(),
    WHOLE_CHROMIUM: findWholeChromium() ?? '',
    ...(report ? { PLAYWRIGHT_JSON_OUTPUT_NAME: report } : {}),
    ...(logs ? { E2E_LOGS: logs } : {}),
  })
  if (logs && tellSecrets(logs) > 0) code = code || 1
} finally {
  await run.close()
}
process.exit(code)

/** Prints the secrets that the logs of all servers of this run hold (B29). @returns their number */
function tellSecrets(folder) {
  const { lines, found } = secretsIn(folder)
  process.stdout.write(`B29: ${lines} lines of logs, ${found.length} with a secret\n`)
  for (const { what, line } of found.slice(0, 20)) process.stdout.write(`${what}: ${line}\n`)
  return found.length
}

function playwright(environment) {
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', ...rest]
  return new Promise(resolve => {
    const child = spawn(join(projectRoot, 'node_modules/.bin/playwright'), args, {
      cwd: projectRoot,
      env: { ...process.env, ...testLocale, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', () => resolve(1))
    child.on('exit', status => resolve(status ?? 1))
  })
}
