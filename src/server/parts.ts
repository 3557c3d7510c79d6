// Entry of the built server for processes that run a server inside themselves.
export { readConfig } from './config.ts'
export { type Running, start } from './start.ts'
