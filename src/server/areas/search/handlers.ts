// The calls of the search.
import { handlersOf, owned } from '../../platform/handlers.ts'
import { find, findAll } from './find.ts'
import { ownSearch } from './own-search.ts'
import { getSaved, remove, rename, save, setCalling } from './saved.ts'

export const searchHandlers = handlersOf('search', {
  find,
  findAll,
  getSaved,
  save,
  rename: owned(ownSearch, rename),
  setCalling: owned(ownSearch, setCalling),
  remove: owned(ownSearch, remove),
})
