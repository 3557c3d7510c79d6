// The names of the worlds, for lists that name them.
import calls from 'virtual:contract/world'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { WorldContract } from '#contract/world.ts'

const { worldSelect } = connect<WorldContract>('world', calls)

export const worldQueries = { all: () => readQuery(worldSelect, {}, { kept: true }) }
