// What a process of ours needs that runs servers inside itself.
export { readConfig } from './config.ts'
export { type Running, start } from './start.ts'
