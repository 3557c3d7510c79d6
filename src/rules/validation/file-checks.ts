// Checks on the names and sizes of files (doc3 §5). Those on pictures are in picture-checks.ts.
import { checkMessages as messages } from '../messages/checks.ts'
import { type Check, check } from './check.ts'
import * as files from './files.ts'

export const ext = (field: string, extensions: readonly string[]): Check =>
  check('ext', messages.ext(field, extensions), value => files.ext(value, extensions))

export const mimes = (field: string, types: readonly string[]): Check =>
  check('mimes', messages.mimes(field), value => files.mimes(value, types))

export const size = (field: string, kilobytes: number): Check =>
  check('size', messages.size(field, kilobytes), value => files.size(value, kilobytes))

export const sizeMb = (field: string, megabytes: number): Check =>
  check('size_mb', messages.size_mb(field, megabytes), value => files.sizeMb(value, megabytes))
