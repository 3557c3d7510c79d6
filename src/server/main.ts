// The server process: reads the settings, starts all parts, stops them in order on SIGTERM and Ctrl-C.
import { setFlagsFromString } from 'node:v8'
import { ConfigError, readConfig } from './config.ts'
import { StartError } from './platform/start-error.ts'
import { start } from './start.ts'

// The server keeps little in memory when idle; a smaller young generation keeps it so under load.
setFlagsFromString('--max-semi-space-size=16')

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

try {
  const config = readConfig(process.env)
  const starting = start(config, { say })
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    // Signals can also come during the start, which may be making the database.
    starting
      .then(running => running.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The launcher was killed, and nobody else would stop this process.
  process.on('disconnect', stop)
  const running = await starting
  // From now on a launcher starts this process again when it dies.
  process.send?.('ready')
  say(`Tsumugi is ready: ${running.url}`)
  if (running.demo) say('Demo accounts: demo-player@example.com and others, password tsumugi-demo (README, "Demo")')
} catch (error) {
  if (error instanceof ConfigError || error instanceof StartError) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
  throw error
}
