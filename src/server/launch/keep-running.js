// Keeps the server running: a process that died is started again after growing pauses, like the embedded database. A failed
// start is not repeated: the person who started it reads the reason.
import { spawn } from 'node:child_process'
import { projectEnvironment, projectNode, root } from './ensure-install.js'

/** First and longest pause after a death, and the uptime after which pauses are short again; milliseconds. */
const usual = { firstMs: 500, longestMs: 30_000, steadyMs: 60_000 }

/**
 * Runs a script that sends `ready` on its channel once it is up, again and again until it ends well or is told to stop; then
 * exits with its code. Signals are passed on; when this process is killed, the script sees its channel close and stops.
 */
export function keepRunning(args, { firstMs, longestMs, steadyMs } = usual) {
  let child
  let stopping = false
  /** Ends the current pause at once. */
  let hurry = () => {}
  let wasReady = false
  let pauseMs = firstMs

  const run = () => {
    const started = Date.now()
    child = spawn(projectNode(), args, {
      cwd: root,
      env: projectEnvironment(),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    child.on('message', message => {
      if (message !== 'ready') return
      wasReady = true
      // The signal to stop came during a pause: the new process is needed to stop the database that the dead one left
      // running.
      if (stopping) child.kill('SIGTERM')
    })
    child.on('error', error => {
      process.stderr.write(`${error.message}\n`)
      process.exit(1)
    })
    child.on('exit', (code, signal) => {
      child = undefined
      if (stopping || code === 0 || !wasReady) process.exit(code ?? (signal === 'SIGINT' ? 130 : 1))
      if (Date.now() - started >= steadyMs) pauseMs = firstMs
      tell({ code, signal, pauseMs })
      const timer = setTimeout(run, pauseMs)
      hurry = () => {
        clearTimeout(timer)
        hurry = () => {}
        run()
      }
      pauseMs = Math.min(longestMs, pauseMs * 2)
    })
  }
  const stop = signal => () => {
    stopping = true
    if (child) child.kill(signal)
    else hurry()
  }
  // Ctrl-C reaches the whole group of processes: the script receives the signal twice and stops once.
  process.on('SIGINT', stop('SIGINT'))
  process.on('SIGTERM', stop('SIGTERM'))
  run()
}

/** Prints a line in the form of the server's own log. */
function tell(facts) {
  const line = { level: 'error', time: new Date().toISOString(), ...facts, msg: 'the server died and is started again' }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
